import CLibCurl
import Edge

extension ConnectionFailure {
  /// What an error of libcurl means (https://curl.se/libcurl/c/libcurl-errors.html).
  ///
  /// - Parameters:
  ///   - hasBegun: whether some of the response was there already.
  ///   - isVouchedFor: whether the certificate was found to be in order but for its name.
  init(_ code: CURLcode, hasBegun: Bool, isVouchedFor: Bool) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timeout
      case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED: .refused
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .dns
      case CURLE_PARTIAL_FILE: .truncated
      // A line of the head that is longer than libcurl wants to keep.
      case CURLE_OUT_OF_MEMORY: .tooLarge
      case CURLE_RECV_ERROR: hasBegun ? .truncated : .reset
      case CURLE_GOT_NOTHING, CURLE_SEND_ERROR: .reset
      case CURLE_PEER_FAILED_VERIFICATION: isVouchedFor ? .wrongName : .untrusted
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED,
        CURLE_SSL_ENGINE_INITFAILED:
        .tls
      default: .protocolError
      }
  }
}

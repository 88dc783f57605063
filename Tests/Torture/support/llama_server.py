"""Serves a GGUF file with llama.cpp's server until stdin ends: llama_server.py FILE CONTEXT [KEY].

Says its address as the first line."""

import sys

import xllamacpp

params = xllamacpp.CommonParams()
params.model.path = sys.argv[1]
params.n_ctx = int(sys.argv[2])
params.n_parallel = 1
params.n_predict = 64
params.port = 0
params.warmup = False
params.chat_template = "chatml"
if len(sys.argv) > 3:
    params.api_keys = [sys.argv[3]]
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()

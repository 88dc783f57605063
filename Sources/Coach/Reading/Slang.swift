import Wellness

/// What people type in place of words.
enum Slang {
  /// The words that one stands for; `nil` for what is no slang.
  static func words(for typed: String) -> [String]? {
    var hash = WordHash()
    hash.add(typed)
    return table.typings.number(of: hash.value).map { number in
      let words = table.words[number]
      return text.bytes.part(words.lowerBound, words.upperBound).split(separator: 0x20)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private struct Table: Sendable {
    var typings = WordIndex(count: 256)
    /// By typing, where the words that it stands for are in the text.
    var words: [Range<Int>] = []

    init() {
      let bytes = Slang.text.bytes
      var start = 0
      while start < bytes.count {
        while bytes[start] == 0x20 { start += 1 }
        let equals = bytes.end(from: start, at: UInt8(ascii: "="))
        var end = equals
        while end < bytes.count, bytes[end] != UInt8(ascii: ","), bytes[end] != 0x0A { end += 1 }
        _ = typings.add(WordHash(bytes.part(start, equals)).value)
        words.append(equals + 1..<end)
        start = end + 1
      }
    }
  }

  private static let table = Table()

  /// Each once.
  private static let text: StaticString = """
    u=you, ur=your, ya=you, yall=you, r=are, y=why, n=and, k=ok, kk=ok, okay=ok, okey=ok, oki=ok
    pls=please, plz=please, plss=please, thx=thanks, thnx=thanks, tx=thanks, ty=thank you
    tysm=thank you, thankyou=thank you, gonna=going to, gunna=going to, wanna=want to, gotta=got to
    hafta=have to, lemme=let me, gimme=give me, dunno=dont know, idk=i dont know, idc=i dont care
    idek=i dont know, ik=i know, iirc=i think, imo=i think, tbh=honestly, ngl=honestly, rn=right now
    atm=right now, asap=soon, bc=because, cuz=because, coz=because, cos=because, bcuz=because
    b4=before, l8=late, gr8=great, 2day=today, 2moro=tomorrow, tmrw=tomorrow, tmr=tomorrow
    tomoz=tomorrow, tonite=tonight, nite=night, omw=coming, brb=back soon, ttyl=bye, cya=bye
    gn=good night, gm=good morning, hbu=how about you, wbu=what about you, wyd=what are you doing
    wdym=what do you mean, wtf=what the fuck, wth=what the hell, omg=oh my god, smh=annoyed
    fr=really, srsly=seriously, def=definitely, prob=probably, probs=probably, prolly=probably
    ppl=people, sth=something, smth=something, w=with, wo=without, abt=about, bf=boyfriend
    gf=girlfriend, hubby=husband, kiddo=kid, mum=mom, mums=mom, mam=mom, dunnow=dont know, nah=no
    nope=no, nop=no, naw=no, yep=yes, yup=yes, yeah=yes, yea=yes, yeh=yes, ye=yes, yess=yes
    aye=yes, alright=ok, alrite=ok, aight=ok, cannot=cant, aint=isnt, kinda=kind of
    sorta=sort of, lotta=lot of, outta=out of, tho=though, thru=through, hrs=hours, mins=minutes
    min=minutes, secs=seconds, wk=week, wks=weeks, yrs=years, bday=birthday, fave=favorite
    favourite=favorite, veggies=vegetables, veg=vegetables, cals=calories
    cigs=cigarettes, ciggies=cigarettes, cig=cigarette, ciggie=cigarette, ciggy=cigarette
    fag=cigarette, fags=cigarettes, bevvy=drink, meds=medicine, doc=doctor, docs=doctors, psych=therapist
    knackered=exhausted, shattered=exhausted, pooped=exhausted, wiped=exhausted, gassed=exhausted
    ugh=ugh, argh=ugh, lmao=lol, rofl=lol, lmfao=lol, hahaha=haha, hahahaha=haha, hehe=haha
    hiya=hi, heya=hey, hii=hi, heyy=hey, helo=hello, yo=hey, sup=whats up, wassup=whats up
    whatsup=whats up, gd=good, sux=sucks, effing=fucking, fkn=fucking, fckn=fucking
    kilos=kg, kilo=kg, kgs=kg, lbs=pounds, lb=pounds, alot=a lot
    atleast=at least, everyday=every day, noone=nobody, aswell=as well, infact=in fact
    """
}

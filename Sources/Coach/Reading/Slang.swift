/// What people type in place of words.
enum Slang {
  /// The words that one stands for; `nil` for what is no slang.
  static func words(for typed: String) -> [String]? {
    typings.contains(typed) ? table[typed] : nil
  }

  private static let typings = WordIndex(table.keys)

  /// By the word as it is typed; each as the words that it stands for.
  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    table.reserveCapacity(256)
    for entry in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == UInt8(ascii: ",") }) {
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let short = Substring(entry[..<equals].drop { $0 == 0x20 })
      table[String(short)] = entry[equals...].dropFirst().split(separator: 0x20).map {
        String(Substring($0))
      }
    }
    return table
  }()

  private static let text = """
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

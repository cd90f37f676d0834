/**
 * Top-level domains: those of countries and those in which anybody can register a name. Brand domains are left out,
 * because nobody else can have an address there.
 */
const domains = `
  ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by
  bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj
  fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io
  iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg
  mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph
  pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx
  sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt
  za zm zw aaa academy accountant accountants actor ads adult agency airforce amsterdam apartments app
  archi army art asia associates attorney auction audio auto autos baby band bank bar barcelona bargains
  baseball basketball bayern beauty beer berlin best bet bible bid bike bingo bio biz black blackfriday
  blog blue boats bond boo book boston bot boutique box broadway broker brussels build builders business
  buy buzz cab cafe cam camera camp capetown capital car caravan cards care career careers cars casa case
  cash casino cat catering catholic center ceo channel charity chat cheap christmas church city claims
  cleaning click clinic clothing cloud club coach codes coffee college cologne com community company
  compare computer condos construction consulting contact contractors cooking cool coop corsica country
  coupon coupons courses credit creditcard creditunion cricket cruise cruises cymru cyou dad dance data
  date dating day deal dealer deals degree delivery democrat dental dentist desi design dev diamonds diet
  digital direct directory discount diy doctor dog domains dot download durban earth eat eco edu education
  email energy engineer engineering enterprises equipment esq estate eus events exchange expert exposed
  express fail faith family fan fans farm farmers fashion fast feedback film final finance financial fish
  fishing fit fitness flights florist flowers fly foo food football forex forsale forum foundation free
  frl fun fund furniture futbol fyi gal gallery game games garden gay gdn gent gift gifts gives giving
  glass global gmbh gold golf gop gov graphics gratis green gripe grocery group guide guitars guru hair
  hamburg hangout haus health healthcare help helsinki here hiphop hiv hockey holdings holiday homes horse
  hospital host hosting hot hotels house how icu immo immobilien inc industries info ing ink institute
  insurance insure int international investments irish ist istanbul jetzt jewelry jobs joburg juegos
  kaufen kids kim kitchen kiwi koeln kosher krd kyoto land lat latino law lawyer lease legal lgbt life
  lifeinsurance lifestyle lighting like limited limo link live living llc loan loans locker lol london
  lotto love ltd ltda luxe luxury madrid maison makeup man management map market marketing markets mba med
  media meet melbourne meme memorial men menu miami mil mini mobi mobile moda moe moi mom monash money
  monster mormon mortgage moscow moto motorcycles mov movie museum music nagoya name navy net network new
  news ngo ninja now nrw nyc observer okinawa one ong onl online ooo org organic osaka page paris partners
  parts party pay pet phd phone photo photography photos physio pics pictures pid pink pizza place
  plumbing plus poker porn post press prime pro prod productions prof promo properties property protection
  pub quebec quest racing radio read realestate realtor realty recipes red rehab reise reisen reit ren
  rent rentals repair report republican rest restaurant review reviews rich rip rocks rodeo room rsvp
  rugby ruhr run saarland safe sale salon sarl save sbs scholarships school schule science scot search
  secure security select services sex sexy shiksha shoes shop shopping show singles site ski skin soccer
  social software solar solutions song soy spa space sport spot srl stockholm storage store stream studio
  study style sucks supplies supply support surf surgery sydney systems taipei talk tatar tattoo tax taxi
  team tech technology tel tennis theater theatre tickets tienda tips tires tirol today tokyo tools top
  tours town toys trade trading training travel trust tube university uno vacations vegas ventures
  versicherung vet viajes video villas vin vip vision viva vlaanderen vodka vote voting voto voyage wales
  wang watch watches web webcam website wed wedding weibo wien wiki win wine winners work works world wow
  wtf xin xxx xyz yachts yoga yokohama you yun zero zip zone zuerich
  рф рус бел укр срб 中国 中國 公司 网络 网址 在线 भारत 한국`;

export const topLevelDomains: ReadonlySet<string> = new Set(domains.trim().split(/\s+/));

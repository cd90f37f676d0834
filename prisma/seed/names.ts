/** Names for the listings of the demo world. Each is used once, and only for a listing that it suits. */
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { listOf } from './list';
import { Random } from './random';

const anywhere = listOf(`
  Zeebries, Duinroos, De Strandloper, 't Zilte Nest, Het Blauwe Luik, Zandkasteel, De Eb, De Vloed, Zilt,
  Zout & Zand, Het Strandjutterke, Helmgras, De Garnaalvisser, Noordzeenest, Duindoorn, De Kiekendief,
  Schelpenpad, Wulk, De Kokkel, Zeekraal, Lamsoor, De Windvaan, Windkracht 3,
  Het Vissersnet, De Zeester, 't Haventje, De Strandcabine, Cabine 27, Het Roze Gordijn, Zomerzot,
  Zondagskind, De Lange Adem, Uitwaaien, Op Adem, Het Tij, Springtij, Doodtij, Vlaggendag, De Groene Vlag,
  Ploeteren, De Billenkar, Gocart, Vlieger, Het Schepje, Emmertje & Schop, Speculoos, Warme Wafel,
  Boterham met Zand, De Sjaal, Regenjas, De Kapstok, Blote Voeten, Zonnebloem aan Zee, Merelhof,
  De Scholekster, Bontbekje, Drieteen, De Tureluur, Visdiefje, De Roek, Kluut, De Zeehond, Bruinvis,
  Dolfijntje, Pladijs, Tongetje, De Rog, Zeebaars, Pieterman, De Harder, Grijze Garnaal, Het Kreeftje,
  Mosselbank, Oesterput, De Kust is Klaar, Kustkind, Zeeleeuw, Halfweg Zee,
  Vijf voor Zee, Thuis aan Zee, Oma aan Zee, Bij Nonkel Fons, Marcella's Plek, Tante Godelieve,
  Huisje Weltevree, De Goede Vangst, De Oude Sloep, Sloep 12, De Boei, Bakboord, Stuurboord, Voorsteven,
  De Kajuit, De Roef, Patrijspoort, Het Kraaiennest, De Mast, Grootzeil, Fok en Kluiver, Knopenplank,
  Zeemanshuis, De Stuurman, Loodsman, De Reder, IJslandvaarder, De Nettenboetster, Het Vislijntje,
  Zachte Landing, Duinpan, Kalm Water, Lichtboei, Kustlicht, Zuiderzon, Noorderlicht aan Zee,
  Avondrood, Ochtendmist, Zeedamp, Nevel, De Zomerbries, Herfststorm, Winterzon, Lentetij, Hemelsblauw,
  Zeegroen, Zandkleur, Terracotta, Wit & Blauw, Krijtlijn, Het Potlood, De Letterzetter, De Leeshoek,
  Luie Zetel, Langslapers, De Siësta, Vrijaf, Verlof, Brugdag, Weekendtas, De Reiskoffer
`);

const withView = listOf(`
  Aan de Waterlijn, Horizon, Aan de Horizon, Noordzeezicht, Zicht op Engeland, De Uitkijk, Uitzicht Verzekerd,
  Zee in Beeld, Het Zeeraam, Ruim Sop, Ruime Blik, Golfzicht, Strandzicht, Zonsondergang, De Laatste Zon,
  Eerste Rij, Loge aan Zee, Balkon op Zee, De Verrekijker, Schepen Kijken, De Kapiteinsbrug, Vergezicht,
  Zeelicht, Zilveren Strook, Blauwe Strook, Boven de Branding, De Golfbreker, Meeuwenblik, Zeepanorama,
  Zicht op Zand, Het Zevende Venster, Wijds, Open Water, Nachtboot, Vaargeul, De Kim, Kim en Ko,
  Vuurtorenlicht, Avondhorizon, Zeemijl, Twaalf Mijl, De Blauwe Kamer, Zeebalkon, De Erker, Boegbeeld,
  Golfslagje, Vloedlijn, De Branding in, Zeekijker, Zandplaat, Strandwacht, Windscherm
`);

const villas = listOf(`
  Villa Duinrust, Villa De Zwaluw, Villa Margriet, Villa Zonnehof, Villa Les Sapins, Villa Ter Helme,
  Villa Eglantier, Villa Sint-Jan, Villa Clematis, Villa Mon Repos, Villa Hortensia, Villa De Vlierbes,
  Villa Normandia, Villa Blanche, Villa Pimpernel, Villa Kwikstaart, Villa Bremduin, Villa Seringa,
  Villa De Populier, Villa Duinkonijn, Villa Roos der Winden, Villa De Nachtegaal, Villa Wilgenhof,
  Villa Koekoek, Villa Madelief, Villa Ooievaar, Villa De Berk, Villa Malpertuus, Villa Reinaert,
  Villa Pol en Bea, Villa Cor Leonis, Villa Engelsgras, Villa Oud Groen, Villa Rozenhaag,
  Villa Zandblauwtje, Villa De Tamarisk, Villa Kruipwilg, Villa Leeuwerik, Villa Parnassia,
  Villa Salamander, Villa Vossenhol, Villa Zonnetij, Villa De Wielewaal, Villa Anemoon, Villa Abrikoos,
  Villa Bakkershof, Villa Chrysant
`);

const houses = listOf(`
  Vissershuisje Nel, Het Witte Huisje, Huis De Linde, De Oude Smidse, Het Bakhuis, Duinhuis Kamiel,
  De Pastorie, 't Klein Geluk, Het Poortje, De Hoekwoning, Het Kapelletje, De Tuinkamer, Huize Godelieve,
  De Schuur, Het Achterhuis, Vissershuis Loodsgat, De Moestuin, Huis met de Groene Deur, De Kruidentuin,
  Het Rode Dak, Appelboom, De Kippenren, Huis Garnaal, Drie Treden, De Waterput, Het Stalletje,
  De Vlindertuin, 't Hofke, De Veranda, Het Tuinpad, De Fietsenstalling, Huis Kattestaart, De Perelaar,
  Het Schoolhuis, De Haardstee, Bij de Notelaar, Het Klompenhuis, De Brievenbus, De Zolderkamer, Polderhuis
`);

const studios = listOf(`
  Studio Zon & Zee, Studio Kwartiertje, Studio Sardien, Studio Zandkorrel, Studio Eén, Studio Kajuit,
  Studio Fien, Studio Mosterd, Studio Zeebonk, Studio Kabeljauw, Studio Pareltje, Studio Vlot, Studio Lou,
  Studio Zoutvat, Studio Sterretje, Studio Kiezel, Studio Anker, Studio Bries, Studio Mieke, Studio Rogge,
  Studio Blauwbaard, Studio Nestje, Studio Slaapwel, Studio Duo, Studio Spriet, Studio Jutter,
  Studio Halte, Studio Wiebel, Studio Zeep, Studio Hemel, Studio Klein Sop, Studio Vlaggenmast,
  Studio Pluim, Studio Krab, Studio Tante Jo, Studio Wit Zand, Studio Getij, Studio Kom Binnen
`);

const penthouses = listOf(`
  Penthouse Zenit, Penthouse Noord, De Bovenste Trede, Het Dak van de Dijk, Penthouse Albatros, Bovenaan,
  Penthouse Wolk, De Daktuin, Penthouse Poolster, Dakkamer aan Zee, Penthouse Jan-van-Gent, Hoog en Droog,
  Penthouse Passaat, De Nok, Penthouse Lantaarn, Boven Alles, Penthouse Mirador, De Laatste Verdieping,
  Penthouse Stormvogel, Het Hoogste Woord, Penthouse Zilverlicht, Penthouse Melkweg, De Topgevel
`);

/** Hands out names, each once, always in the same order. */
export class Names {
  readonly #left = new Map<readonly string[], string[]>();
  readonly #random = new Random('names');

  /**
   * A name that suits the listing.
   * @throws RangeError if the list for that type is used up
   */
  next(type: PropertyType, view: Oceanview): string {
    return this.#take(this.#listFor(type, view));
  }

  #listFor(type: PropertyType, view: Oceanview): readonly string[] {
    if (type === 'villa') return villas;
    if (type === 'studio') return studios;
    if (type === 'penthouse' && this.#leftOf(penthouses).length > 0) return penthouses;
    if (type === 'house' && this.#random.chance(0.7)) return houses;
    const seesSea = view === 'front' && this.#random.chance(0.75);
    return seesSea && this.#leftOf(withView).length > 0 ? withView : anywhere;
  }

  #leftOf(list: readonly string[]): string[] {
    const left = this.#left.get(list) ?? this.#random.fork(list[0] ?? '').shuffle(list);
    this.#left.set(list, left);
    return left;
  }

  #take(list: readonly string[]): string {
    const name = this.#leftOf(list).pop();
    if (name === undefined) throw new RangeError(`No name is left of the list that begins with ${list[0]}`);
    return name;
  }
}

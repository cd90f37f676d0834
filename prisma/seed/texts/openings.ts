/** First sentences, by type of home and view. Each is true for every listing that it is offered for. */
import { isDetached } from '../listing';
import { capital, floorText, hasPromenade, numberWord, ourListing, thisListing, typeText } from './words';
import type { Facts } from './words';

function front(listing: Facts): string[] {
  const { townName: town, floor } = listing;
  const level = floorText(floor ?? 0);
  const anywhere = [
    `Zee zover het oog reikt, vanuit de zetel én vanaf de eettafel: daarvoor komen onze gasten terug naar ${thisListing(listing)} in ${town}.`,
    `Frontaal zeezicht vanaf ${level}: 's morgens de eerste wandelaars op het strand, 's avonds de zon die in het water zakt.`,
    `Wie wakker wil worden met de Noordzee voor het raam, zit hier goed: ${thisListing(listing)} in ${town} kijkt recht op zee.`,
    `Het eerste wat u hier doet, is het gordijn openschuiven: strand, golven en de schepen aan de einder.`,
    `${capital(ourListing(listing))} ligt op ${level} en kijkt frontaal uit op zee; bij helder weer telt u de schepen.`,
    `Weer of geen weer, aan dit raam verveelt u zich niet: ${town} heeft weinig plekken met zo'n vrij zicht op zee.`,
  ];
  if (!hasPromenade(listing))
    return [
      ...anywhere,
      `Over de duinen heen ziet u vanaf ${level} de zee liggen; het strand is een wandeling van enkele minuten.`,
    ];
  return [
    ...anywhere,
    `Schuif het raam open en u hoort de golven: tussen ${thisListing(listing)} en het zand van ${town} ligt alleen de dijk.`,
    `Vanuit de leefruimte kijkt u recht op zee; aan de overkant van de dijk begint het strand van ${town}.`,
    `Pal aan de dijk van ${town}, op ${level}, ligt ${thisListing(listing)} met vrij zicht op strand en water.`,
    `Met de voeten in het zand in minder dan een minuut: ${thisListing(listing)} ligt op de dijk van ${town}, frontaal aan zee.`,
  ];
}

function side(listing: Facts): string[] {
  const { townName: town, floor } = listing;
  const level = floorText(floor ?? 0);
  return [
    `Zijdelings zeezicht en toch uit de wind: ${thisListing(listing)} ligt in een zijstraat, vlak bij het strand van ${town}.`,
    `Een streep zee tussen de gevels, meer is er soms niet nodig om op vakantie te zijn in ${town}.`,
    `Op ${level} van een verzorgd gebouw, een hoek verwijderd van het strand, ligt ${thisListing(listing)} met zijdelings zicht op zee.`,
    `Wie zich aan het raam naar ${listing.id % 2 === 0 ? 'links' : 'rechts'} draait, ziet de zee: ${thisListing(listing)} in ${town} ligt er maar enkele passen vandaan.`,
    `${capital(thisListing(listing))} vangt de middagzon en kijkt schuin op zee; het strand van ${town} ligt om de hoek.`,
    `Het licht van de kust, zonder de drukte van de eerste rij: vanaf ${level} ziet u zijdelings de zee.`,
  ];
}

function inTown(listing: Facts): string[] {
  const { townName: town, floor } = listing;
  const list = [
    `Rustig ${typeText(listing)} in ${town}, met de winkels en het strand op wandelafstand.`,
    `Geen zeezicht, wel alles bij de hand: bakker, tramhalte en strand liggen op wandelafstand van ${thisListing(listing)} in ${town}.`,
    `Wie buiten leeft en binnen goed wil slapen, vindt in ${thisListing(listing)} in ${town} een fijne uitvalsbasis.`,
    `${capital(thisListing(listing))} ligt in een gewone straat van ${town}, tussen mensen die er het hele jaar wonen.`,
    `Wij kochten ${thisListing(listing)} voor onze eigen weekends en delen het graag met gasten die van ${town} houden.`,
    `Licht, stil en op maat van ${numberWord(listing.capacity)} personen: zo omschrijven onze gasten ${thisListing(listing)} in ${town}.`,
  ];
  if (floor === 0)
    list.push(
      `Op het gelijkvloers van een klein gebouw in ${town}: handig met een kinderwagen, een buggy of zandvoeten.`,
    );
  else
    list.push(
      `Op ${floorText(floor ?? 1)}, met de lift bereikbaar, ligt ${thisListing(listing)} in het hart van ${town}.`,
    );
  return list;
}

function villa(listing: Facts): string[] {
  const { townName: town } = listing;
  return [
    `Deze villa ligt in een stille laan van ${town}, met een tuin rondom en ruimte voor een groot gezin.`,
    `Drie generaties onder één dak: deze villa in ${town} is gemaakt voor lange tafels en late ontbijten.`,
    `Tussen de dennen van ${town} staat deze kustvilla met witte gevels en een tuin waar kinderen kunnen ravotten.`,
    `Onze familie bracht hier dertig zomers door; nu is de villa in ${town} ook voor u vrij.`,
    `Veel licht, hoge plafonds en een tuin op het zuiden: een villa in ${town} zoals ze aan de kust zeldzaam worden.`,
    `Wie met vrienden of familie naar ${town} komt, vindt in deze villa plaats voor ${numberWord(listing.capacity)} personen en nog een hoekje om alleen te zijn.`,
  ];
}

function house(listing: Facts): string[] {
  const { townName: town } = listing;
  return [
    `Een huis met een eigen voordeur en een tuin, in een rustige straat van ${town}.`,
    `Dit huis in ${town} werd kamer na kamer opgeknapt, met respect voor wat er al was.`,
    `Fietsen tegen de gevel, laarzen in de gang: in dit huis in ${town} mag er zand binnenkomen.`,
    `Een huis waar u meteen thuis bent: tuindeuren die openzwaaien, een lange tafel en ${town} op wandelafstand.`,
    `Vroeger woonde hier een vissersgezin; vandaag is het een vakantiehuis voor ${numberWord(listing.capacity)} personen in ${town}.`,
    `Weg van de drukte en toch dicht bij zee: dit huis ligt in een woonstraat van ${town}, met een tuin achteraan.`,
  ];
}

function studio(listing: Facts): string[] {
  const { townName: town } = listing;
  return [
    `Klein maar af: in deze studio in ${town} heeft alles zijn plaats.`,
    `Meer dan een bed, een tafel en een goed boek hoeft het niet te zijn; deze studio in ${town} biedt het allemaal.`,
    `Een compacte studio in ${town} voor wie de dagen buiten doorbrengt.`,
    `Slim ingedeeld en fris geschilderd: deze studio in ${town} is kleiner dan een appartement en groter dan u denkt.`,
  ];
}

/** The possible first sentences of this listing's description. */
export function openings(listing: Facts): string[] {
  if (listing.type === 'villa') return villa(listing);
  if (listing.type === 'house') return house(listing);
  const byView = { front, side, no: inTown }[listing.view](listing);
  return listing.type === 'studio' ? [...studio(listing), ...byView] : byView;
}

/** A separate sentence about the sea, for detached homes with a sea view, whose opening does not mention it. */
export const seaFromHouse = (listing: Facts) =>
  isDetached(listing.type) && listing.view === 'side'
    ? ['Vanuit de bovenste kamers ziet u zijdelings de zee.']
    : [];

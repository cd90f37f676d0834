/** Guests' reviews in the demo world: nothing that contradicts the listing's settings. */
import { isDetached } from '../listing';
import type { SeedListing } from '../listing';
import type { Random } from '../random';
import { capital, outdoorText, thisListing } from './words';

export interface ReviewedStay {
  readonly listing: SeedListing;
  /** Month of arrival, 1 to 12. */
  readonly month: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
}

/** A sentence, or false if it does not apply. */
type Piece = string | false;
const trueOnes = (pieces: readonly Piece[]) => pieces.filter((piece) => piece !== false);

const isSummer = ({ month }: ReviewedStay) => month >= 6 && month <= 8;
const isWinter = ({ month }: ReviewedStay) => month >= 11 || month <= 2;

function lengthOf(nights: number): string {
  if (nights <= 3) return 'een weekend';
  if (nights <= 5) return 'een midweek';
  return nights <= 8 ? 'een week' : 'twee weken';
}

function openings(stay: ReviewedStay): string[] {
  const { listing, nights, adults, children } = stay;
  const time = lengthOf(nights);
  const place = listing.townName;
  return trueOnes([
    `We hadden ${time} in ${place} geboekt en het viel ons mee van begin tot einde.`,
    `Heerlijk ${time === 'een week' ? 'weekje' : 'verblijf'} gehad.`,
    'Alles was zoals op de foto’s.',
    `${capital(thisListing(listing))} is precies wat wij zochten.`,
    adults === 2 && children === 0 && `Met z’n tweeën ${time} aan zee, meer moet dat niet zijn.`,
    children > 0 && `Met de kinderen ${time} aan zee geweest.`,
    children > 0 && 'Voor een gezin is dit ideaal.',
    adults >= 4 && 'We waren met vrienden en hadden plaats genoeg.',
    adults === 1 && 'Ik was er alleen, om te lezen en te wandelen.',
    isSummer(stay) && 'Zomers weer gehad, en het strand bij de hand.',
    isSummer(stay) && 'In het hoogseizoen is het druk op de dijk, maar binnen was het rustig.',
    isWinter(stay) && 'In de winter is het hier op zijn mooist: leeg strand, en daarna naar binnen.',
    stay.month >= 3 && stay.month <= 5 && 'In de lente is het er rustig en al warm achter het glas.',
    stay.month >= 9 && stay.month <= 10 && 'Een nazomer zoals je hem hoopt.',
  ]);
}

function sights(stay: ReviewedStay): string[] {
  const { listing, month } = stay;
  const { view, comfort, place, floor } = listing;
  const walk = view === 'front' ? 0 : place.metresInland;
  return trueOnes([
    view === 'front' && 'Het zicht op zee verveelt geen minuut.',
    view === 'front' && 'We ontbeten elke ochtend met zicht op het strand.',
    view === 'front' && 'Van in de zetel zagen we de boten voorbijvaren.',
    view === 'front' && 'De zonsondergang vanachter het raam is de rit waard.',
    view === 'side' && 'Een streep zee vanaf het raam, net zoals het er staat.',
    view === 'side' && 'Als je opzij kijkt zie je de zee, en horen doe je ze ook.',
    walk < 250 && 'Je bent op het strand voor je koffie koud is.',
    walk < 250 && 'Handdoek over de schouder en je staat op het zand.',
    walk < 250 && 'Dichter bij het water kan bijna niet.',
    walk >= 250 && walk < 900 && 'Naar het strand is het een korte wandeling, langs een rustige straat.',
    walk >= 250 && walk < 900 && 'Net ver genoeg van de drukte, en toch zo op het strand.',
    walk >= 900 && 'Met de fiets ben je in een paar minuten op het strand.',
    walk >= 900 && 'Wat verder van zee, en dat merk je aan de rust.',
    'Bakker en winkel vonden we te voet.',
    `${listing.townName} blijft een fijne badplaats.`,
    'De kusttram stopt dichtbij, de auto heeft de hele tijd stilgestaan.',
    floor !== null && floor >= 5 && 'Zo hoog hoor je niets van de straat.',
    isDetached(listing.type) && 'Stil gelegen, ’s avonds hoor je alleen de vogels.',
    comfort.outdoor &&
      month >= 4 &&
      month <= 10 &&
      `Op het ${outdoorText(listing) === 'tuin' ? 'gras' : 'terras'} zaten we tot de zon weg was.`,
  ]);
}

function comforts(stay: ReviewedStay): string[] {
  const { listing, children, pets, nights } = stay;
  const { comfort, beds, type } = listing;
  return trueOnes([
    'Heel proper bij aankomst.',
    'Je ziet dat het goed onderhouden wordt.',
    'De bedden slapen goed.',
    'We hebben hier beter geslapen dan thuis.',
    'De keuken heeft alles wat je nodig hebt.',
    'Zelfs aan koffie en zout was gedacht.',
    'Gezellig ingericht, zonder te veel prullen.',
    comfort.dishwasher && 'Dat er een vaatwasser is, maakt het pas echt vakantie.',
    comfort.parking > 0 && 'Een eigen parkeerplaats is aan de kust goud waard.',
    comfort.bedLinen && 'De lakens lagen klaar, dat scheelt een valies.',
    comfort.bathLinen && 'Ook aan handdoeken was gedacht.',
    comfort.wifi && nights >= 5 && 'De wifi was snel genoeg om een dag te werken.',
    comfort.airConditioning && isSummer(stay) && 'Op de warmste dagen waren we blij met de airco.',
    comfort.wheelchair && 'Mijn vader raakte met zijn rollator overal binnen.',
    pets > 0 && 'Onze hond was echt welkom.',
    beds.bunkCorner && children > 0 && 'Het stapelbed was het eerste waar de kinderen naartoe liepen.',
    beds.bathrooms >= 2 && 'Met meer dan één badkamer is er ’s morgens geen file.',
    beds.bedrooms >= 3 && 'Ruim: niemand loopt elkaar voor de voeten.',
    type === 'studio' && 'Klein, maar slim ingericht.',
    isDetached(type) && children > 0 && 'De kinderen hebben meer in de tuin gespeeld dan op het strand.',
    comfort.welcome && 'We werden opgewacht en kregen rustig alles uitgelegd.',
    !comfort.welcome && 'Zelf binnengaan ging vlot, met een duidelijke uitleg vooraf.',
    'Op onze vragen kregen we snel antwoord.',
  ]);
}

/** Suggestions for improvement. */
function remarks(stay: ReviewedStay): string[] {
  const { listing, children } = stay;
  const { comfort, type } = listing;
  return trueOnes([
    'De matras mocht voor ons wat steviger.',
    'Een paar haken in de badkamer zouden helpen.',
    'Het bestek was wat krap geteld.',
    !comfort.cleaning && 'Zelf poetsen op de laatste dag blijft minder leuk, al stond het er duidelijk bij.',
    !comfort.bathLinen && 'Handdoeken moet je zelf meebrengen.',
    comfort.parking === 0 && 'Een parkeerplaats zoeken kostte ons zaterdag wel een halfuur.',
    !comfort.dishwasher && 'Zonder vaatwasser stond er toch elke avond iemand aan het aanrecht.',
    !comfort.wifi && 'Er is geen wifi. Dat wisten we, en na een dag was het een zegen.',
    !isDetached(type) && 'Het gebouw is wat gehorig.',
    !isDetached(type) && children > 0 && 'De lift is klein, met een buggy is het passen en meten.',
    type === 'studio' && 'Bij slecht weer zit je wel dicht op elkaar.',
    isWinter(stay) && 'De eerste avond was het even wachten tot de verwarming op gang kwam.',
  ]);
}

const letdowns: readonly string[] = [
  'De badkamer was bij aankomst niet proper.',
  'Voor deze prijs hadden we er meer van verwacht.',
  'Er was een lamp stuk en niemand kwam ze vervangen.',
  'We hebben twee keer gebeld voor we iemand te pakken kregen.',
];

const goodEnds: readonly string[] = [
  'We komen zeker terug.',
  'Volgend jaar opnieuw.',
  'Een aanrader.',
  'Dank voor de goede zorgen.',
  'Wij hebben het aan de hele familie verteld.',
  'Tot nog eens.',
];
const fairEnds: readonly string[] = [
  'Al bij al een fijn verblijf.',
  'Voor ons was het goed.',
  'Prijs en kwaliteit kloppen.',
];

/** @param rating of the stay as a whole, 1 to 5 */
export function reviewText(random: Random, stay: ReviewedStay, rating: number): string {
  if (rating <= 2) {
    const [first = '', second = ''] = random.shuffle(letdowns);
    return `${random.pick(sights(stay))} Maar: ${first.charAt(0).toLowerCase()}${first.slice(1)} ${second}`;
  }
  const praise = [
    ...random.shuffle(sights(stay)).slice(0, random.int(1, 2)),
    ...random.shuffle(comforts(stay)).slice(0, rating === 3 ? 1 : random.int(1, 3)),
  ];
  const hasOpening = random.chance(0.7);
  const hasRemark = rating <= 4 && random.chance(rating === 3 ? 1 : 0.65);
  const hasEnd = random.chance(0.6);
  return [
    ...(hasOpening && rating > 3 ? [random.pick(openings(stay))] : []),
    ...random.shuffle(praise),
    ...(hasRemark ? [random.pick(remarks(stay))] : []),
    ...(hasEnd ? [random.pick(rating > 3 ? goodEnds : fairEnds)] : []),
  ].join(' ');
}

const thanks: readonly string[] = [
  'Dank u voor de mooie woorden, en tot een volgende keer.',
  'Fijn dat het u beviel. U bent altijd welkom.',
  'Bedankt, we geven het door aan wie er zo goed poetst.',
  'Dank u wel. Het was een plezier om u te ontvangen.',
];
const amends: readonly string[] = [
  'Dank u voor de opmerking, we kijken het na voor de volgende gasten.',
  'Spijtig dat niet alles goed was. We hebben het intussen in orde gebracht.',
];

/** The landlord's reply. */
export const answerText = (random: Random, rating: number): string =>
  random.pick(rating > 3 ? thanks : amends);

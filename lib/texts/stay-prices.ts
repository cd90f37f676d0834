import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/stay-prices';
import * as en from '@/lib/texts/en/browse/stay-prices';
import * as fr from '@/lib/texts/fr/browse/stay-prices';
import * as nl from '@/lib/texts/nl/browse/stay-prices';
/**
 * The screen 'Prijzen en regels', where a landlord sets prices and rules (docs/rules/stays.md#the-landlords-screen).
 */
import type { ChangeDayPreset } from '@/lib/stays/weekdays';

export const { stayCostTexts } = texts<typeof nl>(
  'browse/stay-prices',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

const daysText = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

export const stayPricesTexts = {
  title: 'Prijzen en regels',
  loadFailed: 'De prijzen en regels konden niet geladen worden.',
  calendar: 'Kalender',
  listing: 'Advertentie',
  /** On a listing's card. */
  link: 'Prijzen',
  linkNamed: (name: string) => `Prijzen en regels van “${name}”`,
  noPrice: 'Deze woning heeft nog geen prijs per nacht.',
  noPriceText: 'Vul eerst de vanafprijs in bij uw advertentie. Dan ziet u hier wat een verblijf kost.',
  toPrice: 'Prijs invullen',
  contradictions: 'Let op',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
} as const;

/** Seasons: strip, list and form. */
export const seasonTexts = {
  title: 'Seizoenen',
  add: 'Seizoen toevoegen',
  copy: (year: number) => `Kopieer naar ${year}`,
  copied: (count: number, year: number) =>
    count === 1 ? `1 seizoen gekopieerd naar ${year}.` : `${count} seizoenen gekopieerd naar ${year}.`,
  copyFailed: 'De seizoenen konden niet gekopieerd worden. Probeer het later opnieuw.',
  strip: (year: number) => `Seizoenen van ${year}`,
  stripHelp: 'Sleep over vrije dagen voor een nieuw seizoen, of versleep een seizoen en zijn randen.',
  barHelp: 'Met de pijltjes links en rechts verschuift u het seizoen een dag. Met Enter opent u het.',
  empty: (year: number) => `In ${year} geldt het hele jaar uw gewone prijs.`,
  firstDay: (name: string) => `Eerste nacht van ${name}`,
  lastDay: (name: string) => `Laatste nacht van ${name}`,
  from: (first: string, last: string) => `${first} t/m ${last}`,
  ofNights: (range: string, nights: string) => `${range} · ${nights}`,
  saved: (name: string, days: string) => `“${name}” loopt nu van ${days}.`,
  saveFailed: 'Het seizoen kon niet opgeslagen worden. Probeer het later opnieuw.',
  usualPrice: 'gewone prijs',
  perNight: (price: string) => `${price} per nacht`,
  weekend: (price: string) => `weekend ${price}`,
  week: (price: string) => `week ${price}`,
  minStay: (nights: string) => `minstens ${nights}`,
  edit: 'Wijzigen',
  editNamed: (name: string) => `Seizoen ${name} wijzigen`,

  formAdd: 'Nieuw seizoen',
  formEdit: 'Seizoen wijzigen',
  name: 'Naam',
  nameHelp: 'Bijvoorbeeld Zomer. Gasten kunnen deze naam lezen.',
  first: 'Eerste nacht',
  last: 'Laatste nacht',
  price: 'Prijs per nacht',
  priceHelp: (standard: string) => `Leeg: uw gewone prijs, ${standard}.`,
  priceHelpNoStandard: 'Leeg: uw gewone prijs.',
  weekendPrice: 'Weekendprijs',
  weekendHelp: 'Voor vrijdag- en zaterdagnacht.',
  weekPrice: 'Weekprijs',
  weekHelp: 'Voor elke volle 7 nachten van een verblijf in dit seizoen, als dat minder is.',
  lowerQuestion: (lowest: string, usual: string) =>
    `${lowest} is minder dan uw vanafprijs. Dit wordt uw vanafprijs, uw gewone prijs blijft ${usual}.`,
  lower: (lowest: string) => `Vanaf ${lowest} opslaan`,
  minStayLabel: 'Minimumverblijf',
  minStayHelp: 'Voor wie in dit seizoen aankomt. Leeg: zoals in uw advertentie.',
  nights: 'nachten',
  days: 'Aankomst en vertrek',
  otherDays: 'Andere dagen',
  arrivalDays: 'Aankomst op',
  departureDays: 'Vertrek op',
  noneIsAny: 'Vinkt u niets aan, dan kan het elke dag.',
  save: 'Opslaan',
  create: 'Toevoegen',
  remove: 'Seizoen verwijderen',
  removeTitle: (name: string) => `Seizoen “${name}” verwijderen?`,
  removeText: 'Voor deze dagen gelden dan weer uw gewone prijs en regels.',
  removed: (name: string) => `“${name}” is verwijderd.`,
  removeFailed: 'Het seizoen kon niet verwijderd worden. Probeer het later opnieuw.',
  saveBroke: 'Het seizoen kon niet opgeslagen worden. Probeer het later opnieuw.',
} as const;

export const changeDayPresetTexts: Readonly<Record<ChangeDayPreset, string>> = {
  any: 'Alle dagen',
  saturday: 'Zaterdag tot zaterdag',
  friday_monday: 'Vrijdag en maandag',
};

export const stayWeekdayTexts = {
  anyDay: 'elke dag',
  sameDay: (day: string) => `Van ${day} tot ${day}`,
  same: (days: string) => `aankomst en vertrek op ${days}`,
  different: (arrival: string, departure: string) => `Aankomst op ${arrival}, vertrek op ${departure}`,
} as const;

/** Rules that apply all year. */
export const stayRulesTexts = {
  title: 'Altijd',
  intro: 'Wat buiten de seizoenen geldt, en wat voor elk verblijf geldt.',
  price: 'Vanafprijs per nacht',
  minStay: 'Minimumverblijf',
  maxStay: 'Maximumverblijf',
  unset: 'Nog niet ingevuld',
  inListing: 'Dit staat in uw advertentie.',
  change: 'Wijzigen',
  basePrice: 'Gewone prijs',
  baseHelp: (lowest: string) =>
    `Voor nachten buiten een seizoen met een eigen prijs. Leeg: uw vanafprijs, ${lowest}.`,
  baseHelpNoStandard: 'Voor nachten buiten een seizoen met een eigen prijs. Leeg: uw vanafprijs.',
  weekendPrice: 'Weekendprijs',
  weekendHelp:
    'Voor de nachten van vrijdag en zaterdag buiten een seizoen met een eigen prijs. Leeg: de gewone prijs.',
  notice: 'Reserveren tot',
  noticeSuffix: 'dagen vooraf',
  noticeHelp: '0: tot op de dag van aankomst.',
  preparation: 'Vrij tussen twee verblijven',
  preparationOptions: ['Niets', '1 nacht', '2 nachten', '3 nachten'],
  gaps: 'Korte gaten laten vullen',
  gapsHelp:
    'Gasten mogen dan korter blijven dan het minimum, als ze precies de vrije nachten tussen twee verblijven boeken.',
  discounts: 'Kortingen op de nachten',
  length: 'Voor een lang verblijf',
  lengthRow: (place: number) => `Korting ${place}`,
  fromNights: 'Vanaf',
  nights: 'nachten',
  percent: 'Korting',
  addLength: 'Korting toevoegen',
  removeLength: (place: number) => `Korting ${place} weghalen`,
  lastMinute: 'Voor wie laat boekt',
  lastMinuteDays: 'Aankomst binnen',
  early: 'Voor wie vroeg boekt',
  earlyDays: 'Aankomst over minstens',
  days: 'dagen',
  save: 'Regels opslaan',
  saved: 'De regels zijn opgeslagen.',
  failed: 'De regels konden niet opgeslagen worden. Probeer het later opnieuw.',
} as const;

/** Testing what a guest would pay. */
export const stayTesterTexts = {
  title: 'Wat betaalt een gast?',
  intro: 'Wijzigingen die u nog niet hebt opgeslagen, tellen hier al mee.',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  adults: 'Volwassenen',
  children: 'Kinderen',
  babies: 'Baby’s',
  pets: 'Huisdieren',
  choose: 'Kies een aankomst en een vertrek.',
  refused: 'Dit verblijf kan niet',
  anyway: 'Wat het zou kosten',
} as const;

/** Settings that cannot work, or have another effect than they seem to. */
export const contradictionTexts = {
  tooLongStay: (season: string, least: string, most: string) =>
    `“${season}” vraagt minstens ${least}, maar uw advertentie laat hoogstens ${most} toe: niemand kan dan aankomen.`,
  noStay: (season: string) =>
    `In “${season}” kan niemand aankomen: dagen, minimumverblijf en huurperiodes van uw advertentie passen niet samen.`,
  belowStandard: (season: string, price: string) =>
    `In “${season}” staat ${price}, minder dan uw vanafprijs. De vanafprijs telt.`,
  cheapWeekend: (season: string, weekend: string, price: string) =>
    `In “${season}” kost een weekendnacht (${weekend}) minder dan een andere nacht (${price}).`,
  lostWeekendPrice: (season: string, price: string, weekend: string) =>
    `In “${season}” geldt ${price} ook in het weekend, dat buiten het seizoen ${weekend} kost.`,
  cheapUsualWeekend: (weekend: string, price: string) =>
    `Buiten de seizoenen kost een weekendnacht (${weekend}) minder dan een andere nacht (${price}).`,
  idleWeekPrice: (season: string, week: string, nights: string) =>
    `De weekprijs van “${season}” (${week}) telt nooit: zeven nachten kosten er ${nights}.`,
  discountTooLong: (nights: string) => `De korting vanaf ${nights} telt nooit: zo lang kan niemand blijven.`,
  discountShrinks: (nights: string, percent: number, before: number) =>
    `Vanaf ${nights} geeft u ${percent}\u00a0% korting, minder dan de ${before}\u00a0% voor een korter verblijf.`,
  lastMinuteTooLate: (days: number, notice: number) =>
    `De korting bij aankomst binnen ${daysText(days)} telt nooit: gasten reserveren minstens ${daysText(notice)} vooraf.`,
  earlyTooEarly: (days: number, ahead: number) =>
    `De vroegboekkorting vanaf ${daysText(days)} telt nooit: gasten kunnen hoogstens ${daysText(ahead)} vooruit reserveren.`,
  petsNotAllowed: 'U vraagt een kost voor huisdieren, maar uw advertentie laat ze niet toe.',
} as const;

/** What determined the price of a night, on a calendar; empty for the usual price. */
export const priceLayerTexts = {
  date: 'Speciaal tarief',
  season: 'Prijs van een seizoen',
  weekend: 'Weekendprijs',
} as const;

/** For screen readers. */
export const spokenLayerTexts = {
  season: (name: string) => `prijs van seizoen ${name}`,
  season_weekend: (name: string) => `weekendprijs van seizoen ${name}`,
  weekend: 'weekendprijs',
} as const;

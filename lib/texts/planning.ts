/** The timeline of all listings (docs/rules/planning.md). */
import type { BarKind } from '@/lib/planning/timeline';

export const planningCallTexts = {
  noDays: 'De laatste dag moet na de eerste komen.',
  tooManyDays: (most: number) => `Kies hoogstens ${most} dagen.`,
} as const;

export const planningTexts = {
  title: 'Planning',
  grid: 'Planning van al uw vakantiewoningen',
  listing: 'Vakantiewoning',
  today: 'Vandaag',
  month: 'Maand',
  zoom: 'Weergave',
  weeks: 'Weken',
  months: 'Maanden',
  legend: 'Legende',
  help: 'Met de pijltjes gaat u van dag tot dag en van woning tot woning. Met Shift en een pijltje kiest u nachten, of verlengt u een eigen boeking of blokkering. Met Enter opent u wat er staat.',
  figures: 'Het getal op een vrije dag is de prijs van die nacht, in euro.',
  touchHelp: 'Houd een dag even vast en schuif om nachten te kiezen.',
  loadFailed: 'De planning kon niet geladen worden.',
  busy: 'Bezig met laden',
  empty: 'U hebt nog geen vakantiewoning. Maak er een aan, dan ziet u hier wie wanneer komt.',
  emptyShared: 'Zodra een verhuurder een kalender met u deelt, vindt u die hier.',
  createListing: 'Advertentie aanmaken',
  toToday: 'Naar het overzicht',

  free: 'vrij',
  isToday: 'vandaag',
  notLoaded: 'wordt geladen',
  stayOf: (guest: string | null) => (guest === null ? 'verblijf' : `verblijf van ${guest}`),
  ownOf: (guest: string | null) => (guest === null ? 'eigen boeking' : `eigen boeking van ${guest}`),
  requestOf: (guest: string | null) => (guest === null ? 'aanvraag' : `aanvraag van ${guest}`),
  blocked: 'geblokkeerd',
  closedAt: (site: string) => `gesloten op ${site}`,
  closedHelp: (site: string) =>
    `Niemand verblijft hier via ${site}: deze nachten zijn daar gesloten, door u of door een kalender die u daar koppelde. Open ze daar.`,
  perNight: (price: string) => `${price} per nacht`,

  nights: 'Gekozen nachten',
  block: 'Blokkeren',
  unblock: 'Vrijgeven',
  price: 'Prijs aanpassen',
  past: 'Deze nachten zijn voorbij.',

  arrival: 'Aankomst',
  departure: 'Vertrek',
  length: 'Duur',
  source: 'Bron',
  openBooking: 'Boeking openen',
  openRequest: 'Aanvraag openen',
  imported: 'Deze dagen komen van een andere site. Wijzig ze daar.',
  unnamed: 'Verblijf',
  owes: (amount: string) => `nog ${amount} te betalen`,
  owed: (amount: string) => `open ${amount}`,
  open: 'Nog te betalen',

  lengthTitle: (longer: boolean) => (longer ? 'Verlengen?' : 'Inkorten?'),
  was: (nights: string) => `Eerst: ${nights}.`,
  fits: 'Er staat niets in de weg.',
  taken: (what: string) => `Dat kan niet: de dagen overlappen met ${what}.`,
  keep: 'Bewaren',
  leave: 'Laten zoals het was',
  moved: 'De nieuwe dagen zijn bewaard.',
  moveFailed: 'De dagen konden niet bewaard worden. Probeer het later opnieuw.',
  until: (day: string, nights: string) => `tot ${day}, ${nights}`,
} as const;

export const barKindTexts: Readonly<Record<BarKind, string>> = {
  stay: 'Verblijf via deze site',
  own: 'Eigen boeking',
  imported: 'Van een andere site',
  request: 'Aanvraag in afwachting',
  closed: 'Gesloten op een andere site, zonder verblijf',
  block: 'Hier geblokkeerd',
};

/** Dutch texts for linked calendars. */
import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';
import type { ImportedSource } from '@/lib/listings/calendar-sources';

/** Why a linked calendar could not be read; `{detail}` is a number or a name. */
export const feedFaultTexts: Readonly<Record<FeedFaultCode, string>> = {
  bad_address: 'Dit is geen geldig internetadres van een kalender.',
  insecure_address: 'Gebruik een adres dat met https:// begint.',
  forbidden_address: 'Dit adres kan niet gelezen worden.',
  unreachable: 'De kalender kon niet bereikt worden.',
  too_slow: 'De kalender antwoordde niet op tijd.',
  too_many_redirects: 'De kalender verwijst te vaak door.',
  status: 'De kalender antwoordde met fout {detail}.',
  too_large: 'De kalender is te groot.',
  too_many_events: 'De kalender heeft te veel afspraken.',
  not_a_calendar: 'Op dit adres staat geen kalender.',
  incomplete: 'De kalender kwam niet volledig door.',
  unreadable: 'De kalender kan niet gelezen worden.',
  suddenly_empty: 'De kalender is plots leeg. Uw bezette dagen blijven staan tot vaststaat dat dit klopt.',
  skipped_events: 'Aantal afspraken van de kalender dat niet gelezen kon worden: {detail}.',
  unknown_zone:
    'Wij kennen de tijdzone ‘{detail}’ van deze kalender niet en lazen de uren als Belgische tijd.',
};

export const importedSourceNames: Readonly<Record<ImportedSource, string>> = {
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
  other: 'Andere kalender',
};

/** What an owner can do about it. */
export const feedMendTexts: Readonly<Record<FeedFaultCode, string>> = {
  bad_address: 'Kopieer de link opnieuw op de andere site en koppel hem hier nog eens.',
  insecure_address: 'Vraag op de andere site een link die met https:// begint.',
  forbidden_address: 'Kopieer de link opnieuw op de andere site en koppel hem hier nog eens.',
  unreachable: 'Wij proberen het vanzelf opnieuw. Duurt het langer dan een dag, kopieer de link dan opnieuw.',
  too_slow: 'Wij proberen het vanzelf opnieuw. U hoeft niets te doen.',
  too_many_redirects: 'Kopieer de link opnieuw op de andere site en koppel hem hier nog eens.',
  status:
    'De andere site geeft de kalender niet meer door. Kijk daar of de link nog bestaat en kopieer hem zo nodig opnieuw.',
  too_large: 'Kopieer op de andere site de link van een kalender met alleen deze woning, en koppel die hier.',
  too_many_events:
    'Kopieer op de andere site de link van een kalender met alleen deze woning, en koppel die hier.',
  not_a_calendar: 'Kopieer de iCal-link van de andere site, niet het adres van de pagina.',
  incomplete: 'Wij proberen het vanzelf opnieuw. U hoeft niets te doen.',
  unreadable: 'Vraag de andere site om een gewone iCal-link van deze woning.',
  suddenly_empty: 'Kijk op de andere site na of uw boekingen er nog staan.',
  skipped_events: 'De rest staat in uw kalender. Kijk op de andere site na of er iets ontbreekt.',
  unknown_zone: 'Kijk in uw kalender na of deze afspraken op de juiste dagen staan.',
};

export const feedTexts = {
  title: 'Gekoppelde kalenders',
  intro: 'Boekingen van andere sites komen zo vanzelf in uw kalender te staan. U kunt er zes koppelen.',
  none: 'U hebt nog geen kalender gekoppeld.',
  loadFailed: 'De gekoppelde kalenders konden niet geladen worden.',
  works: 'Werkt',
  fails: 'Werkt niet',
  warns: 'Let op',
  nextRead: (moment: string) => `Wordt opnieuw gelezen rond ${moment}`,
  notReadAgain: 'Wordt niet vanzelf opnieuw gelezen',
  readNow: 'Nu lezen',
  mendTitle: 'Zo lost u het op',
  outcomeTitle: 'De laatste keer dat de kalender volledig gelezen is',
  outcome: {
    events: (count: number) => (count === 1 ? '1 afspraak gevonden' : `${count} afspraken gevonden`),
    taken: (count: number) =>
      count === 1 ? '1 periode staat in uw kalender' : `${count} periodes staan in uw kalender`,
    own: (count: number) => `${count} overgeslagen: uw eigen dagen, door de andere site teruggestuurd`,
    cancelled: (count: number) => `${count} overgeslagen: geannuleerd`,
    free: (count: number) => `${count} overgeslagen: als vrij aangeduid`,
    outside: (count: number) => `${count} overgeslagen: voorbij, zonder nacht of verder dan twee jaar`,
    unreadable: (count: number) => `${count} overgeslagen: onleesbaar`,
    unknownZones: (names: string) => `Onbekende tijdzone, gelezen als Belgische tijd: ${names}`,
  },
  remove: 'Koppeling weghalen',
  removeNamed: (name: string) => `Koppeling van ${name} weghalen`,
  removed: 'De koppeling is weggehaald, samen met de dagen die ervan kwamen.',
  removeFailed: 'De koppeling kon niet weggehaald worden. Probeer het later opnieuw.',
  changeFailed: 'De link kon niet opgeslagen worden. Probeer het later opnieuw.',
  addTitle: 'Nog een kalender koppelen',
  addName: 'Naam van de site',
  addNameHelp: 'Bijvoorbeeld Vrbo of Natuurhuisje. Zo herkent u de boekingen in uw kalender.',
  addUrl: 'iCal-link',
  addUrlHelp:
    'U vindt deze link in de kalenderinstellingen van de andere site. Kopieer hem daar en plak hem hier.',
  add: 'Kalender koppelen',
  added: (name: string) => `De kalender van ${name} is gekoppeld.`,
  addFailed: 'De kalender kon niet gekoppeld worden. Probeer het later opnieuw.',
  full: 'Deze woning heeft zes gekoppelde kalenders. Haal er een weg om een andere te koppelen.',
  pages: 'Over deze kalender',
  calendar: 'Kalender',
  feeds: 'Koppelingen',
  managers: 'Beheerders',
  history: 'Geschiedenis',
  allTitle: 'Alle kalenders',
  allIntro: 'De gekoppelde kalenders van elke woning. Wat niet werkt, staat vooraan.',
  all: 'Alle kalenders',
  noFeeds: 'Geen kalender gekoppeld',
  manage: 'Alle koppelingen beheren',
  failing: (count: number) =>
    count === 1 ? '1 kalender kan niet gelezen worden' : `${count} kalenders kunnen niet gelezen worden`,
  tooMany: (most: number) => `U kunt hoogstens ${most} kalenders per woning koppelen.`,
} as const;

/** The secret URL of the listing's own calendar. */
export const secretAddressTexts = {
  title: 'Geheime kalenderlink',
  intro:
    'Uw gewone link toont alleen welke nachten bezet zijn. Deze link toont elk verblijf apart, ook van het voorbije jaar. Geef hem alleen aan sites en programma’s die u vertrouwt.',
  make: 'Geheime link maken',
  renew: 'Nieuwe geheime link maken',
  renewTitle: 'Nieuwe geheime link maken?',
  renewText: 'De vorige link werkt dan niet meer. Plak de nieuwe overal waar u de vorige gebruikte.',
  made: 'De geheime link is klaar.',
  failed: 'De geheime link kon niet gemaakt worden. Probeer het later opnieuw.',
} as const;

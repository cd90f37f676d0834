/** When a guest can read the access instructions. */
import type { ArrivalInfoRelease } from '@/lib/way-in/contract';

export const wayInTexts = {
  /** To the guest; `day` as 'za 3 juli 2027'. */
  waitsForPayment: 'U leest hier hoe u binnenkomt zodra alles betaald is.',
  waitsForDay: (day: string) => `U leest hier vanaf ${day} hoe u binnenkomt.`,
  mailWaitsForPayment: 'Hoe u binnenkomt, laten we u weten zodra alles betaald is.',
  mailWaitsForDay: (day: string) => `Hoe u binnenkomt, laten we u weten op ${day}.`,

  /** To the landlord, about one stay. */
  title: 'Aankomstinfo',
  deskWaitsForPayment: 'De gast krijgt de aankomstinfo zodra alles betaald is.',
  deskWaitsForDay: (day: string) => `De gast krijgt de aankomstinfo op ${day}.`,
  handOut: 'Nu al geven',
  handOutTitle: 'De aankomstinfo nu al geven?',
  handOutText:
    'De gast ziet ze meteen op de eigen pagina. Wie het verblijf op deze site aanvroeg, krijgt ze ook per e-mail.',
  handedOut: 'De gast kan de aankomstinfo nu lezen.',
  handOutFailed: 'De aankomstinfo kon niet gegeven worden.',
  /** Before approving. */
  approveLater: {
    unset: 'De aankomstinfo krijgt de gast meteen, of zodra alles betaald is als u een betaalplan hebt.',
    paid: 'De aankomstinfo krijgt de gast zodra alles betaald is.',
    days: 'De aankomstinfo krijgt de gast enkele dagen voor aankomst.',
  } satisfies Record<Exclude<ArrivalInfoRelease, 'approved'> | 'unset', string>,

  /** In the listing form. */
  release: 'Gasten krijgen de aankomstinfo',
  releaseUnset: 'Zodra alles betaald is; zonder betaalplan meteen na uw goedkeuring',
  releases: {
    approved: 'Meteen na uw goedkeuring',
    paid: 'Zodra alles betaald is (een waarborg bij aankomst telt niet mee)',
    days: 'Een aantal dagen voor aankomst',
  } satisfies Record<ArrivalInfoRelease, string>,
  days: 'Aantal dagen voor aankomst',
  daysHelp: 'Van 0, op de dag zelf, tot 30.',
  daysMissing: 'Vul in hoeveel dagen voor aankomst.',
} as const;

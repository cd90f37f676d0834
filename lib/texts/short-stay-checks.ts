/** Random checks of homes for the authorities of short stays (docs/rules/short-stay-checks.md). */
import type { CheckState } from '@/lib/short-stay-checks/states';
import { fill } from '@/lib/texts/fill';

/** What the authority found, and what the landlord can do, by code. */
const flags: Readonly<Record<string, string>> = {
  ABS: 'Bij de woning staat geen registratienummer. Vul het in bij uw advertentie, of vraag er een aan.',
  UNK: 'Het register kent het registratienummer niet. Kijk na of het juist in uw advertentie staat.',
  EXP: 'Het registratienummer is niet meer geldig. Vernieuw uw aanmelding en pas het nummer aan.',
  MIS: 'Het registratienummer hoort in het register bij een ander adres. Kijk nummer en adres na.',
  NPR: 'Volgens het register is dit geen particuliere woning. Kijk uw aanmelding na.',
  UNX: 'U gaf aan dat er geen registratie nodig is, maar er staat wel een nummer bij. Kijk uw verklaring na.',
  UDS: 'U gaf aan dat er geen registratie nodig is; dat lijkt niet te kloppen. Kijk uw verklaring na.',
};

export const shortStayCheckTexts = {
  title: 'Steekproeven',
  intro:
    'Elke maand worden per gebied woningen getrokken en aan de overheid voorgelegd. Van een opmerking krijgt de verhuurder een brief.',
  /** Shown if there are no checks. */
  unavailable: 'Steekproeven bestaan alleen met SDEP_VERSION=v2.',
  flag: (code: string) => flags[code] ?? fill('De overheid gaf hiervoor alleen een code: {code}.', { code }),
  states: {
    drawn: 'Nog niet voorgelegd',
    submitted: 'Voorgelegd',
    refused: 'Niet aangenomen',
    flagged: 'Verhuurder verwittigd',
    acknowledged: 'Verhuurder verwittigd, bevestigd',
    withdrawn: 'Ingetrokken door de overheid',
  } satisfies Record<CheckState, string>,
  /** The name of a deleted home. */
  gone: 'verwijderde woning',
  drawn: 'Getrokken',
  flagged: 'Met opmerking',
  share: 'Aandeel',
  shareOf: (percent: number, minimum: number) =>
    minimum > 0 ? `${percent}\u00a0%, minstens ${minimum}` : `${percent}\u00a0%`,
  seed: 'Lotingsgetal',
  drawnOf: (drawn: number, homes: number) => `${drawn} van ${homes}\u00a0woningen online`,
  forgotten: 'Na 18 maanden gewist',
  nothing: 'Geen',
  homes: 'Woningen',
  told: (moment: string) => `verwittigd op ${moment}`,
  run: 'Nu nakijken',
  running: 'Het nakijken is bezig. Deze pagina werkt zichzelf bij.',
  ran: (drawn: number, flagged: number) => `${drawn} getrokken, ${flagged} met een opmerking.`,
  leftToWorker: 'Het nakijken gaat op de achtergrond verder.',
  runFailed: 'De steekproeven konden niet nagekeken worden.',
  count: (total: number) => (total === 1 ? '1\u00a0loting' : `${total}\u00a0lotingen`),
  empty: 'Er is nog niets getrokken.',
  loadFailed: 'De steekproeven konden niet geladen worden.',
};

/** What checks found about a landlord's own homes. */
export const ownCheckTexts = {
  title: 'Steekproeven',
  intro:
    'De wet vraagt ons om woningen met een steekproef te laten nakijken. Hier staat wat een overheid daarbij over uw woningen opmerkte. Uw woning blijft online. Klopt een opmerking niet, neem dan contact op met die overheid.',
  none: 'Over uw woningen is bij geen steekproef iets opgemerkt.',
  loadFailed: 'De steekproeven konden niet geladen worden.',
  count: (total: number) =>
    total === 1 ? '1\u00a0steekproef met een opmerking' : `${total}\u00a0steekproeven met een opmerking`,
  facts: {
    area: 'Gebied',
    authority: 'Overheid',
    told: 'Aan u gemeld op',
    acknowledged: 'Ontvangst aan de overheid bevestigd op',
  },
  waiting: 'Nog niet bevestigd',
  mend: 'Advertentie nakijken',
  mendNamed: (name: string) => `Advertentie nakijken: ‘${name}’`,
};

import type { SendMoment } from '@/lib/messages/limits';
import type { ScheduledMessage } from '@/lib/messages/contract';

/** Reply texts sent automatically: when, in the form of a text; and which ones, on the page of a booking. */
export const automaticMessageTexts = {
  moment: 'Vanzelf versturen',
  momentHelp: 'De tekst vertrekt één keer per verblijf, als bericht van u.',
  never: 'Niet vanzelf',
  moments: {
    approved: 'Na de goedkeuring',
    before_arrival: 'Voor de aankomst',
    arrival: 'Op de dag van aankomst',
    during: 'Tijdens het verblijf',
    before_departure: 'Voor het vertrek',
    after_departure: 'Na het vertrek',
  } satisfies Record<SendMoment, string>,
  days: 'Aantal dagen',
  daysHelp: {
    approved: '0: meteen na de goedkeuring.',
    before_arrival: '0: op de dag van aankomst.',
    during: 'Dagen na de dag van aankomst.',
    before_departure: '0: op de dag van vertrek.',
    after_departure: '0: op de dag van vertrek.',
  },
  hour: 'Uur',
  homes: 'Voor welke woningen',
  homesHelp: 'Niets aangevinkt: voor al uw woningen.',
  homesFailed: 'Uw woningen konden niet geladen worden.',

  none: 'Naar deze gast vertrekt niets vanzelf. Kies bij een antwoordtekst wanneer hij vertrekt.',
  failed: 'Wat vanzelf vertrekt, kon niet geladen worden.',
  states: {
    coming: 'Vertrekt vanzelf',
    sent: 'Verstuurd',
    skipped: 'Overgeslagen',
    missed: 'Niet verstuurd',
  } satisfies Record<ScheduledMessage['state'], string>,
  missed: 'Het moment was al voorbij.',
  show: 'Tekst tonen',
  skip: 'Overslaan',
  send: 'Nu versturen',
  skipOf: (name: string) => `“${name}” overslaan`,
  sendOf: (name: string) => `“${name}” nu versturen`,
  sent: 'Het bericht is verstuurd.',
  skipped: 'Het bericht vertrekt niet naar deze gast.',
  sendFailed: 'Het bericht kon niet verstuurd worden. Probeer het later opnieuw.',
  skipFailed: 'Het bericht kon niet overgeslagen worden. Probeer het later opnieuw.',
} as const;

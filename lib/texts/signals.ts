/** Signals for moderators (docs/rules/signals.md). */
import type { SignalKind, SignalState } from '@/lib/signals/kinds';

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

export const signalTexts = {
  title: 'Signalen',
  intro: 'Wat een blik verdient, elke nacht opnieuw gezocht. Een signaal doet niets vanzelf.',
  kinds: {
    same_photo: 'Zelfde foto',
    same_iban: 'Zelfde rekening',
    same_phone: 'Zelfde telefoonnummer',
    low_price: 'Opvallend lage prijs',
    address_elsewhere: 'Adres elders in antwoorden',
    account_change: 'Rekening gewijzigd voor een betaling',
  } satisfies Record<SignalKind, string>,
  states: { open: 'Te bekijken', dismissed: 'Afgewezen' } satisfies Record<SignalState, string>,
  samePhoto: (photos: number) =>
    photos === 1
      ? 'Een foto van de ene woning staat ook bij de andere, van een andere verhuurder.'
      : `${photos}\u00a0foto’s van de ene woning staan ook bij de andere, van een andere verhuurder.`,
  sameIban: (ending: string, accounts: number) =>
    `De rekening die eindigt op ${ending} staat bij ${counted(accounts, 'account', 'accounts')}.`,
  samePhone: (ending: string, accounts: number) =>
    `Het telefoonnummer dat eindigt op ${ending} staat bij ${counted(accounts, 'account', 'accounts')} of hun woningen.`,
  guests: (from: number, to: number | null) =>
    to === null ? `minstens ${from}\u00a0personen` : `${from} tot ${to}\u00a0personen`,
  lowPrice: (of: { price: string; median: string; homes: number; guests: string; town: string }) =>
    `Vraagt ${of.price} per nacht. Naast deze woning staan er ${of.homes} online in ${of.town} voor ${of.guests}; de helft vraagt minstens ${of.median}.`,
  addressElsewhere: (requests: number, questions: number, days: number) =>
    `Gaf in ${days}\u00a0dagen bij ${[
      requests > 0 ? counted(requests, 'aanvraag', 'aanvragen') : null,
      questions > 0 ? counted(questions, 'vraag', 'vragen') : null,
    ]
      .filter((part) => part !== null)
      .join(
        ' en ',
      )} een e-mailadres, telefoonnummer of website, zonder dat er al een verblijf was goedgekeurd.`,
  accountChange: (of: { day: string; ending: string; payments: number; amount: string; days: number }) =>
    `Wijzigde op ${of.day} de rekening in een die eindigt op ${of.ending}. In de ${of.days}\u00a0dagen erna ${
      of.payments === 1 ? 'is er 1\u00a0betaling' : `zijn er ${of.payments}\u00a0betalingen`
    } gevraagd of te doen, samen ${of.amount}.`,
  filter: 'Status',
  kind: 'Soort',
  allKinds: 'Alle soorten',
  count: (total: number) => counted(total, 'signaal', 'signalen'),
  nothing: 'Er is niets dat uw aandacht vraagt.',
  empty: 'Er zijn geen signalen die hieraan voldoen.',
  showAll: 'Alle signalen tonen',
  loadFailed: 'De signalen konden niet geladen worden.',
  found: (moment: string) => `Gevonden op ${moment}`,
  gone: (moment: string) => `niet meer zo sinds ${moment}`,
  suspended: 'Geschorst',
  people: 'Accounts',
  homes: 'Woningen',
  requests: 'Aanvragen van deze verhuurder',
  dismissed: (moment: string, name: string) => `Afgewezen op ${moment} door ${name}:`,
  formerAdmin: 'een vroegere beheerder',
  dismiss: 'Afwijzen',
  dismissTitle: 'Dit signaal afwijzen?',
  dismissText: 'Het komt niet terug, ook niet als het opnieuw wordt gevonden.',
  reason: 'Reden',
  reasonHelp: 'Leest wie de signalen nakijkt.',
  reasonMissing: 'Vul een reden in.',
  dismissDone: 'Het signaal is afgewezen.',
  reopen: 'Heropenen',
  reopened: 'Het signaal is heropend.',
  failed: 'Dit is niet gelukt.',
} as const;

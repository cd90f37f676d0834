/** Reviews on the dashboard: those of a landlord, and the admins' lists. */
import type { ModeratedReviewList } from '@/lib/reviews/contract';

export const reviewDeskTexts = {
  title: 'Beoordelingen',
  intro:
    'Wat gasten schreven na hun verblijf, het nieuwste eerst. U kunt elke beoordeling één keer beantwoorden.',
  empty:
    'Nog geen beoordelingen. Gasten krijgen na hun vertrek een e-mail met de vraag om er een te schrijven.',
  loadFailed: 'De beoordelingen konden niet geladen worden.',
  unread: 'Nieuw',
  by: (name: string) => `Beoordeling van ${name}`,
  yourReply: 'Uw antwoord',
  replyOf: (name: string) => `Antwoord van ${name}`,
  hidden: 'Verborgen',
  hiddenBecause: (day: string) => `Door een beheerder verborgen op ${day}:`,
  reported: 'Gemeld',
  reportedBecause: (day: string) => `Gemeld op ${day}:`,

  reply: 'Beantwoorden',
  replyTo: (name: string) => `De beoordeling van ${name} beantwoorden`,
  replyText: 'Uw antwoord staat meteen onder de beoordeling op de pagina. Wijzigen kan daarna niet meer.',
  replyLabel: 'Antwoord',
  replySend: 'Antwoord plaatsen',
  replied: 'Uw antwoord staat online.',
  report: 'Melden',
  reportOf: (name: string) => `De beoordeling van ${name} melden`,
  reportText: 'Een beheerder leest uw melding. De beoordeling blijft intussen staan.',
  reportLabel: 'Wat is er mis?',
  reportSend: 'Melden',
  reportDone: 'Een beheerder kijkt de beoordeling na.',
  failed: 'Dat is niet gelukt. Probeer het later opnieuw.',
  cancel: 'Annuleren',

  moderationTitle: 'Beoordelingen nakijken',
  moderationIntro:
    'Wat verhuurders meldden, het oudste eerst. Verbergen haalt een beoordeling van de pagina en uit het gemiddelde.',
  lists: 'Lijsten',
  listNames: { reported: 'Gemeld', hidden: 'Verborgen', all: 'Alle' } satisfies Record<
    ModeratedReviewList,
    string
  >,
  listParameter: 'lijst',
  listValues: { reported: null, hidden: 'verborgen', all: 'alle' } satisfies Record<
    ModeratedReviewList,
    string | null
  >,
  listEmpty: {
    reported: 'Er wachten geen meldingen.',
    hidden: 'Er zijn geen verborgen beoordelingen.',
    all: 'Er zijn nog geen beoordelingen.',
  } satisfies Record<ModeratedReviewList, string>,
  landlord: 'Verhuurder:',
  hide: 'Verbergen',
  hideOf: (name: string) => `De beoordeling van ${name} verbergen`,
  hideText: 'Ze verdwijnt van de pagina en telt niet meer mee. De verhuurder leest de reden.',
  hideDone: 'De beoordeling is verborgen.',
  show: 'Weer tonen',
  showOf: (name: string) => `De beoordeling van ${name} weer tonen`,
  showText: 'Ze komt weer op de pagina en telt mee in het gemiddelde.',
  showDone: 'De beoordeling staat weer online.',
  keep: 'Laten staan',
  keepOf: (name: string) => `De beoordeling van ${name} laten staan`,
  saveText: 'De melding is daarmee afgehandeld.',
  keepDone: 'De melding is afgehandeld.',
  reason: 'Reden',
} as const;

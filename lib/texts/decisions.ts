import type { Ground, Measure, Outcome } from '@/lib/decisions/measures';

/** Statements of reasons and appeals, on the dashboard. */
export const decisionTexts = {
  /** An admin gave no reason of their own. */
  offlineOnBehalf:
    'Een beheerder haalde deze advertentie in uw plaats offline. U kunt ze zelf weer online zetten; dan kijken we ze opnieuw na als dat nodig is.',
  removedOnBehalf: 'Een beheerder verwijderde deze advertentie in uw plaats.',
  termsArticle: (number: number) => `Servicevoorwaarden, artikel ${number}`,
  remedies: {
    appeal:
      'U kunt binnen zes maanden één keer in beroep gaan, gratis. Als er nog een beheerder is, beslist iemand anders dan wie de maatregel nam. U kunt ook naar de rechter gaan.',
    court: 'U kunt nog naar de rechter gaan.',
  },

  title: 'Beslissingen',
  intro:
    'Wat beheerders beslisten over uw woningen en uw account, met de redenen. Niet akkoord? U kunt één keer in beroep gaan.',
  loadFailed: 'De beslissingen konden niet geladen worden.',
  none: 'Er is niets over u beslist.',
  measures: {
    denied: 'Geweigerd',
    offline: 'Offline gehaald',
    hidden: 'Verborgen',
    suspended: 'Account geschorst',
    order: 'Offline op bevel',
  } satisfies Record<Measure, string>,
  about: (what: string, name: string) => `${what}: ${name}`,
  ground: 'Grond',
  grounds: {
    law: 'In strijd met de wet',
    terms: 'In strijd met onze servicevoorwaarden',
  } satisfies Record<Ground, string>,
  article: 'Artikel',
  articleHelp: 'Van de wet of van onze voorwaarden.',
  how: 'Hoe',
  byPeople: 'Door een medewerker, niet automatisch',
  afterNotice: 'Door een medewerker, niet automatisch, na een melding',
  facts: 'Feiten',
  reference: 'Kenmerk',
  made: (moment: string) => `Beslist op ${moment}`,

  appeal: 'In beroep gaan',
  appealReason: 'Waarom bent u niet akkoord?',
  appealSend: 'Beroep indienen',
  appealSent: 'Uw beroep is ingediend.',
  appealFailed: 'Uw beroep kon niet ingediend worden.',
  appealed: (moment: string) => `Uw beroep van ${moment}`,
  waiting: 'Een beheerder leest uw beroep. U krijgt het antwoord per e-mail.',
  answered: (moment: string) => `Antwoord van ${moment}`,
  outcomes: {
    kept: 'De beslissing blijft.',
    reversed: 'De beslissing is herzien en de maatregel ongedaan gemaakt.',
  } satisfies Record<Outcome, string>,

  desk: {
    none: 'Er wachten geen beroepen.',
    loadFailed: 'De beroepen konden niet geladen worden.',
    appealOf: (name: string) => `Beroep van ${name}`,
    letterOf: (name: string, email: string, day: string) =>
      `Beroep per brief van ${name} (${email}), gekomen op ${day}`,
    decidedBy: (name: string, moment: string) => `Beslist door ${name} op ${moment}`,
    notYours: 'U nam deze beslissing zelf: een andere beheerder antwoordt.',
    answer: 'Antwoorden',
    outcome: 'Uitkomst',
    outcomes: {
      kept: 'De beslissing blijft',
      reversed: 'Herzien: de maatregel wordt ongedaan gemaakt',
    } satisfies Record<Outcome, string>,
    words: 'Antwoord',
    wordsHelp: 'Met de redenen. Wie in beroep ging, leest dit.',
    send: 'Antwoord versturen',
    sent: 'Het antwoord is verstuurd.',
    failed: 'Het antwoord kon niet verstuurd worden.',
  },
} as const;

/** The letters to guests about their payments. */
export const payingLetterTexts = {
  scan: 'Op uw eigen pagina staat ook een code die u met uw bankapp kunt scannen.',
  agreeOn: 'De betaling spreekt u af met de verhuurder. Wij wensen u een fijn verblijf aan zee.',
  wish: 'Wij wensen u een fijn verblijf aan zee.',
} as const;

export const notedLetterTexts = {
  subject: (home: string) => `Uw betaling voor ${home} is ontvangen`,
  title: 'Uw betaling is ontvangen',
  preview: (amount: string) => `De verhuurder ontving ${amount}.`,
  text: (amount: string) => `De verhuurder ontving ${amount} van u. Bewaar deze e-mail als bewijs.`,
  paidFor: 'Betaald voor',
  amount: 'Bedrag',
  paidAt: 'Betaald op',
  open: 'Nog te betalen',
  nothing: 'niets',
} as const;

/** `what` as 'Saldo: € 150,-' */
export const reminderLetterTexts = {
  soon: {
    subject: (home: string) => `Denk aan uw betaling voor ${home}`,
    title: 'Denk aan uw betaling',
    preview: (what: string, day: string) => `${what}, uiterlijk ${day}.`,
    text: (day: string) =>
      `U betaalt nog iets voor uw verblijf, uiterlijk ${day}. Hebt u intussen betaald, dan hoeft u niets te doen.`,
  },
  overdue: {
    subject: (home: string) => `Uw betaling voor ${home} is te laat`,
    title: 'Uw betaling is te laat',
    preview: (what: string, day: string) => `${what}, gevraagd tegen ${day}.`,
    text: (day: string) =>
      `De betaling die tegen ${day} gevraagd was, is nog niet of niet volledig ontvangen. Hebt u intussen betaald, dan hoeft u niets te doen.`,
  },
  what: (kind: string, amount: string) => `${kind}: ${amount}`,
} as const;

export const planLetterTexts = {
  subject: (home: string) => `Wat u betaalt voor ${home} is gewijzigd`,
  title: 'Uw betalingen zijn gewijzigd',
  preview: 'De verhuurder wijzigde wat u betaalt, of wanneer.',
  text: 'De verhuurder wijzigde wat u betaalt, of wanneer. Dit vervangt wat u eerder las.',
  nothing: 'Er wordt u geen betaling meer gevraagd.',
} as const;

export const depositLetterTexts = {
  /** For a deposit returned in full, or in part. */
  subjectBack: (home: string) => `Uw waarborg voor ${home} komt terug`,
  subjectSettled: (home: string) => `Uw waarborg voor ${home} is afgerekend`,
  titleBack: 'Uw waarborg komt terug',
  titleSettled: 'Uw waarborg is afgerekend',
  preview: (returned: string, paid: string) => `De verhuurder geeft ${returned} van ${paid} terug.`,
  text: 'De verhuurder noteerde wat u van uw waarborg terugkrijgt.',
  paid: 'Betaalde waarborg',
  returned: 'U krijgt terug',
  why: 'De verhuurder schrijft u waarom niet alles terugkomt:',
} as const;

export const newAgreementLetterTexts = {
  waits:
    'Op uw eigen pagina staat een nieuwe huurovereenkomst klaar. De verhuurder vraagt u om ze te aanvaarden.',
} as const;

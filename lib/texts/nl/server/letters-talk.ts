/** The letters to guests about messages, access instructions, questions, reviews and alerts. */

export const messagesLetterTexts = {
  subject: (home: string) => `Bericht van de verhuurder van ${home}`,
  title: 'De verhuurder schreef u',
  preview: 'Lees het bericht en antwoord op uw pagina.',
  onPage: 'Lees het bericht op uw pagina.',
  answer: 'Antwoorden',
} as const;

export const wayInLetterTexts = {
  subject: (home: string) => `Zo komt u binnen in ${home}`,
  title: 'Zo komt u binnen',
  preview: 'Wat de verhuurder schreef over uw aankomst.',
  text: (home: string) => `Voor uw verblijf in ${home} schreef de verhuurder hoe u binnenkomt:`,
} as const;

export const questionLetterTexts = {
  subject: (home: string) => `Uw vraag over ${home}`,
  title: 'We gaven uw bericht door',
  preview: 'De verhuurder antwoordt u zelf per e-mail.',
  text: (home: string) => `Uw bericht over ${home} is bij de verhuurder. U krijgt een antwoord per e-mail.`,
  notYou: 'Hebt u dit bericht niet geschreven? Dan hoeft u niets te doen.',
} as const;

export const closedQuestionLetterTexts = {
  subject: (home: string) => `Uw vraag over ${home} krijgt geen antwoord meer`,
  title: 'Uw vraag krijgt geen antwoord meer',
  preview: 'De woning wordt hier niet langer aangeboden.',
  text: 'De woning wordt hier niet langer aangeboden, en uw vraag kan hier niet meer beantwoord worden. U hoeft niets te doen.',
  notYou: 'Hebt u ons niets gevraagd? Dan hoeft u niets te doen.',
} as const;

export const reviewLetterTexts = {
  subject: (home: string) => `Hoe was uw verblijf in ${home}?`,
  title: 'Hoe was uw verblijf?',
  preview: 'Een paar zinnen helpen wie na u een huis aan zee zoekt.',
  text: (home: string) =>
    `U verbleef in ${home}. Hoe was het? Een paar zinnen helpen wie na u een huis aan zee zoekt, en de verhuurder leest graag wat goed was.`,
  review: 'Uw verblijf beoordelen',
  until: (day: string) => `Dat kan tot en met ${day}. We vragen het u maar één keer.`,
} as const;

export const hiddenReviewLetterTexts = {
  subject: (home: string) => `Uw beoordeling van ${home} staat niet meer op de site`,
  title: 'Uw beoordeling staat niet meer op de site',
  preview: 'Een beheerder van de site haalde ze weg.',
  text: 'Een beheerder van de site haalde uw beoordeling weg. Dit is de reden:',
  yours: 'Dit had u geschreven:',
  contact: (email: string, phone: string) => `Niet akkoord? Laat het ons weten: ${email} of ${phone}.`,
} as const;

export const askedAlertLetterTexts = {
  title: 'Nog één druk op de knop',
  subject: 'Zet uw melding aan',
  preview: 'Daarna mailen we u zodra er nieuws is.',
  text: (site: string) =>
    `Iemand vroeg ${site} om u op dit adres te verwittigen. Wilt u dat? Open de link en druk op de knop.`,
  notYou: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: na 24 uur vergeten we dit adres.',
  home: 'Woning',
  /** The alert is already active. */
  isOn: 'Uw melding staat al aan',
  isOnPreview: 'U hoeft niets te doen.',
  isOnText: 'Iemand vroeg een melding die voor dit adres al aanstaat. U hoeft niets te doen.',
  toAlert: 'Uw melding bekijken',
} as const;

export const foundLetterTexts = {
  subjectOfHome: (home: string) => `Uw dagen zijn vrij in ${home}`,
  subjectOfOne: (home: string, town: string) => `Nieuw voor u: ${home} in ${town}`,
  subject: (count: number) => `Nieuw voor u: ${count} woningen`,
  titleOfHome: 'Uw dagen zijn vrij',
  title: 'Er is nieuws voor u',
  textOfHome: 'De dagen die u zocht, zijn nu vrij. Wacht niet te lang: anderen zien ze ook.',
  text: 'Dit is erbij gekomen of vrijgekomen, en past bij wat u zoekt.',
  asked: (label: string, words: string) => `${label}: ${words}`,
  all: 'Alles bekijken',
  allAndMore: (more: number) => `Alles bekijken, en nog ${more} andere`,
  why: 'U kreeg deze e-mail omdat u een melding aanzette.',
} as const;

export const siteAnswerLetterTexts = {
  subject: 'Ons antwoord op uw bericht',
  title: 'Ons antwoord',
  preview: 'Wij antwoorden op wat u ons schreef.',
  text: 'U schreef ons via de site. Dit is ons antwoord:',
  questions: 'Veelgestelde vragen bekijken',
  reply: 'Wilt u nog iets zeggen? Beantwoord dan deze e-mail.',
} as const;

import type { SubjectKind } from '@/lib/decisions/measures';
import type { NoticeKind } from '@/lib/notices/kinds';

/** The page on which anybody can report content that should not be on the site. */
export const noticeTexts = {
  title: 'Iets melden',
  description: 'Klopt iets niet, of mag het niet? Meld een woning, een beoordeling of een bericht.',
  intro:
    'Klopt iets niet, of mag het niet? Vertel ons wat en waarom. Een medewerker leest het en beslist. Wie u meldt, verneemt niet wie u bent.',
  about: {
    listing: (name: string) => `Uw melding gaat over de woning ‘${name}’.`,
    review: (name: string) => `Uw melding gaat over een beoordeling van ‘${name}’.`,
    user: () => 'Uw melding gaat over een bericht van een verhuurder.',
  } satisfies Record<SubjectKind, (name: string) => string>,
  nothing: 'Druk bij een woning, een beoordeling of een bericht op ‘Meld dit’. Gaat het om iets anders?',
  contact: 'Schrijf ons',
  formTitle: 'Uw melding',
  kind: 'Wat is er mis?',
  kinds: {
    illegal: 'Het is verboden door de wet',
    false: 'Het klopt niet of is oplichting',
    unsafe: 'Het is onveilig',
    discrimination: 'Het discrimineert of zet aan tot haat',
    privacy: 'Het toont mijn gegevens of foto’s',
    other: 'Iets anders',
  } satisfies Record<NoticeKind, string>,
  reason: 'Leg uit',
  reasonHelp: 'Wat klopt er niet, en hoe weet u dat? Minstens 20 tekens.',
  name: 'Naam',
  email: 'E-mailadres',
  emailHelp: 'Hierop krijgt u een ontvangstbewijs en onze beslissing.',
  goodFaith: 'Wat ik hier schrijf, is naar mijn beste weten juist en volledig.',
  goodFaithMissing: 'Bevestig dat uw melding naar uw beste weten juist is.',
  privacy:
    'We gebruiken uw gegevens alleen voor deze melding, en geven ze niet door aan wie de melding gaat.',
  submit: 'Melding versturen',
  sent: 'Uw melding is verzonden.',
  sentText: 'U krijgt een ontvangstbewijs per e-mail, en later onze beslissing.',
  gone: 'Dit staat niet op de site.',
  emergency: 'Is iemand in gevaar? Bel dan meteen 112.',
} as const;

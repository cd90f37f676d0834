import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/messages';
import * as en from '@/lib/texts/en/ask/messages';
import * as fr from '@/lib/texts/fr/ask/messages';
import * as nl from '@/lib/texts/nl/ask/messages';

export const { offerNoteTexts, threadTexts } = texts<typeof nl>(
  'ask/messages',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

/** What only landlords have besides the thread: reply texts, counts. */
export const messageTexts = {
  byThemselves: 'Wat vanzelf vertrekt',
  adminReads: 'Beheerders lezen mee, maar schrijven niet.',
  guestGone: 'De gegevens van deze gast zijn verwijderd.',
  templates: 'Antwoordteksten',
  templatesNone: 'U hebt nog geen antwoordteksten.',
  templateNew: 'Nieuwe antwoordtekst',
  templateName: 'Naam',
  templateBody: 'Tekst',
  templateLanguagesHelp:
    'Gasten die de site in een van deze talen lezen, krijgen de tekst in hun taal. Waar u niets invult, krijgen ze de tekst hierboven.',
  templateHelp: 'Wordt ingevuld: {gast}, {woning}, {aankomst} en {vertrek}.',
  templateSave: 'Bewaren',
  templateEdit: (name: string) => `“${name}” wijzigen`,
  templateRemove: (name: string) => `“${name}” verwijderen`,
  templateSaved: 'De antwoordtekst is bewaard.',
  templateRemoved: 'De antwoordtekst is verwijderd.',
  templateFailed: 'De antwoordtekst kon niet bewaard worden.',
  foreignListing: 'Woningen: kies uit uw eigen woningen.',
  tooManyTemplates: (most: number) => `U kunt hoogstens ${most} antwoordteksten bewaren.`,
  back: 'Terug',
  change: 'Wijzigen',
  remove: 'Verwijderen',
  unread: (count: number) => (count === 1 ? '1 nieuw bericht' : `${count} nieuwe berichten`),
} as const;

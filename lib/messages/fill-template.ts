/** Fills in a reply template's placeholders in the form; the API stores them unfilled. */
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import type { Language } from '@/lib/languages/language';
import { intlTags } from '@/lib/languages/names';
import { fill } from '@/lib/texts/fill';

/** A reply text in Dutch, and in the other languages in which the landlord wrote it. */
export interface Template {
  body: string;
  translations: Readonly<Record<Exclude<Language, 'nl'>, string | null>>;
}

export interface TemplateFacts {
  /** First name. */
  guest: string;
  /** The guest's language. */
  locale: Language;
  listing: string;
  /** Null if the request has no days: those placeholders are left in the text. */
  stay: { arrival: Day; departure: Day } | null;
}

/** A landlord's browser has only Dutch texts: days in other languages are written by Intl, as on guests' pages. */
function dayIn(locale: Language, day: Day): string {
  if (locale === 'nl') return formatLongDay(day);
  return new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/**
 * The text in the guest's language, else in Dutch, with its placeholders filled in; unknown ones are left for the
 * writer to notice.
 */
export function fillTemplate(
  { body, translations }: Template,
  { guest, locale, listing, stay }: TemplateFacts,
): string {
  const translated = locale === 'nl' ? null : translations[locale];
  const day = (of: Day) => dayIn(translated === null ? 'nl' : locale, of);
  return fill(translated ?? body, {
    gast: guest,
    woning: listing,
    ...(stay && { aankomst: day(stay.arrival), vertrek: day(stay.departure) }),
  });
}

/** Fills in a reply template's placeholders in the form; the API stores them unfilled. */
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { fill } from '@/lib/texts/fill';

export interface TemplateFacts {
  /** First name. */
  guest: string;
  listing: string;
  /** Null if the request has no days: those placeholders are left in the text. */
  stay: { arrival: Day; departure: Day } | null;
}

/** The text with its placeholders filled in; unknown ones are left for the writer to notice. */
export function fillTemplate(body: string, { guest, listing, stay }: TemplateFacts): string {
  return fill(body, {
    gast: guest,
    woning: listing,
    ...(stay && { aankomst: formatLongDay(stay.arrival), vertrek: formatLongDay(stay.departure) }),
  });
}

/** What a reply text fills in, as the form does it: on the wire the fields stay as they were typed. */
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { fill } from '@/lib/texts/fill';

export interface TemplateFacts {
  /** First name. */
  guest: string;
  home: string;
  /** Null where no days are asked about: the fields stay as they are. */
  stay: { arrival: Day; departure: Day } | null;
}

/** The text with its fields filled in; a field that nothing is known of stays for the writer to see. */
export function fillTemplate(body: string, { guest, home, stay }: TemplateFacts): string {
  return fill(body, {
    gast: guest,
    woning: home,
    ...(stay && { aankomst: formatLongDay(stay.arrival), vertrek: formatLongDay(stay.departure) }),
  });
}

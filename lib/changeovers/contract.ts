/** API contract of changeovers: departures and arrivals, for cleaners (docs/rules/changeovers.md). */
import { dataOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { diffDays } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { listingParams } from '@/lib/listings/contract';
import { changeoverCallTexts } from '@/lib/texts/changeovers';

/** Maximum days per answer. */
const CHANGEOVER_DAYS = 62;

/** Query of GET /api/user/changeovers: the days from `from` up to but not including `to`. */
export const changeoversQuery = z.object({ from: daySchema(), to: daySchema() }).superRefine(
  ({ from, to }, context) => {
    const days = diffDays(from, to);
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
    if (days < 1) refuse(changeoverCallTexts.noDays);
    else if (days > CHANGEOVER_DAYS) refuse(changeoverCallTexts.tooManyDays(CHANGEOVER_DAYS));
  },
  { when: ({ issues }) => issues.length === 0 },
);

/** Who leaves or arrives; the whole party is null for a stay from a linked calendar, whose guests are unknown. */
export const changeoverSideDto = z.object({
  /** 'hh:mm:ss' of the stay, else of the home; null if it has none. */
  time: z.string().nullable(),
  /** Adults and children. */
  people: z.int().nullable(),
  /** One for each baby. */
  cots: z.int().nullable(),
  pets: z.int().nullable(),
});
export type ChangeoverSide = z.infer<typeof changeoverSideDto>;

export const changeoverDto = z.object({
  day: daySchema(),
  listing: z.object({ id: z.int(), name: z.string() }),
  departure: changeoverSideDto.nullable(),
  arrival: changeoverSideDto.nullable(),
  cleaning_note: z.string().nullable(),
  /** Who marked it as clean, by first name (null once the account is deleted), and when. */
  cleaned: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});
export type Changeover = z.infer<typeof changeoverDto>;
export const changeoversAnswer = dataOf(z.array(changeoverDto));

/** PUT, DELETE /api/listings/{id}/cleaned/{day}. */
export const cleanedParams = listingParams.extend({ day: daySchema() });

/** GET, PUT /api/listings/{id}/cleaning-note. */
export const cleaningNoteInput = z.object({ note: optionalText(1000) });
export type CleaningNoteInput = z.output<typeof cleaningNoteInput>;
export const cleaningNoteAnswer = dataOf(z.object({ note: z.string().nullable() }));

/** The secret address of the user's own calendar of changeovers; null until they ask for one. */
export const changeoverAddressAnswer = dataOf(z.object({ url: z.string().nullable() }));

export const changeoverCalendarParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });

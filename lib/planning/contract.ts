/** All homes of a user with what occupies them, on the wire (docs/rules/planning.md). Ranges are half-open. */
import { pageOf } from '@/lib/api/envelope';
import { countText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { periodDto } from '@/lib/calendar/contract';
import { bookedSources } from '@/lib/listings/calendar-sources';
import { diffDays } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { planningCallTexts } from '@/lib/texts/planning';

/** Days of one answer. */
export const PLANNING_DAYS = 100;
/** Homes of one answer. */
export const PLANNING_HOMES = 50;

/** Of GET /api/user/planning: the days from `from` until before `to`. */
export const planningQuery = z
  .object({ from: daySchema(), to: daySchema(), page: countText(100_000).optional().default(1) })
  .superRefine(
    ({ from, to }, context) => {
      const days = diffDays(from, to);
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
      if (days < 1) refuse(planningCallTexts.noDays);
      else if (days > PLANNING_DAYS) refuse(planningCallTexts.tooManyDays(PLANNING_DAYS));
    },
    { when: ({ issues }) => issues.length === 0 },
  );
export type PlanningQuery = z.output<typeof planningQuery>;

/** A stay, or a request that waits; with its whole days, also where they reach beyond those asked for. */
export const planningStayDto = periodDto.extend({
  /** Of the booking or the request; null for a stay of a linked calendar, and for calendar managers. */
  id: z.int().nullable(),
  source: z.enum(bookedSources),
  /** A linked calendar closed these nights: nobody stays. */
  closed: z.boolean(),
  /** What its owner calls the calendar, of source `other` alone. */
  name: z.string().nullable(),
  /** Null for a stay of a linked calendar, and for calendar managers. */
  guest_name: z.string().nullable(),
  /** The landlord wrote it down, and may move it. */
  manual: z.boolean(),
  /** What its guest still owes, below zero where too much came; null for requests, imported stays and calendar managers. */
  open_cents: z.int().nullable(),
});
export type PlanningStay = z.infer<typeof planningStayDto>;

export const planningHomeDto = z.object({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Whether it is one's own: guests and requests are of own homes alone. */
  is_own: z.boolean(),
  stays: z.array(planningStayDto),
  requests: z.array(planningStayDto),
  blocks: z.array(periodDto),
  /** What each night costs, in whole euros, from today on; a home without a price has none. */
  prices: z.array(z.object({ date: daySchema(), price: z.int() })),
});
export type PlanningHome = z.infer<typeof planningHomeDto>;

export const planningPage = pageOf(planningHomeDto);
export type PlanningPage = z.infer<typeof planningPage>;

/** API contract of the timeline of all of a user's listings (docs/rules/planning.md). Ranges are half-open. */
import { pageOf } from '@/lib/api/envelope';
import { countText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { periodDto } from '@/lib/calendar/contract';
import { bookedSources } from '@/lib/listings/calendar-sources';
import { diffDays } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { planningCallTexts } from '@/lib/texts/planning';

/** Maximum days per answer. */
export const PLANNING_DAYS = 100;
/** Maximum listings per answer. */
export const PLANNING_LISTINGS = 50;

/** Query of GET /api/user/planning: the days from `from` up to but not including `to`. */
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

/** A stay or a pending request, not clipped to the requested days. */
export const planningStayDto = periodDto.extend({
  /** Id of the booking or request; null for a stay from a linked calendar, and for calendar managers. */
  id: z.int().nullable(),
  source: z.enum(bookedSources),
  /** A linked calendar blocked these nights without a stay. */
  closed: z.boolean(),
  /** The owner's name for the calendar, only with source `other`. */
  name: z.string().nullable(),
  /** Null for a stay from a linked calendar, and for calendar managers. */
  guest_name: z.string().nullable(),
  /** A manual booking, which the landlord can move; false for hosts, who change it on its page. */
  manual: z.boolean(),
  /**
   * What the guest still owes, negative if too much was paid; null for requests, imported stays and calendar managers.
   */
  open_cents: z.int().nullable(),
});
export type PlanningStay = z.infer<typeof planningStayDto>;

export const planningListingDto = z.object({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Whether the user owns it: guests and requests are returned only for own listings. */
  is_own: z.boolean(),
  /** Whether the user hosts its guests: they are named, without amounts, prices or requests. */
  is_hosted: z.boolean(),
  stays: z.array(planningStayDto),
  requests: z.array(planningStayDto),
  blocks: z.array(periodDto),
  /** The price of each night from today on, in whole euros; empty for a listing without a price, and for hosts. */
  prices: z.array(z.object({ date: daySchema(), price: z.int() })),
});
export type PlanningListing = z.infer<typeof planningListingDto>;

export const planningPage = pageOf(planningListingDto);
export type PlanningPage = z.infer<typeof planningPage>;

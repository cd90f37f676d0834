/** API contract of changes of an approved stay (docs/rules/stay-changes.md). Days are half-open, amounts cents. */
import { dataOf } from '@/lib/api/envelope';
import { idParams, idText } from '@/lib/api/params';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { stayChangeDto } from '@/lib/booking-requests/change-contract';
import { MAX_OFFER_NIGHTS, MAX_TOTAL_CENTS, count } from '@/lib/booking-requests/contract';
import { diffDays, isDay, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { guestTokenParams } from '@/lib/guest-stays/contract';
import { MESSAGE_MAX } from '@/lib/message';
import { partyBounds } from '@/lib/stays/party';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { stayChangeTexts as texts } from '@/lib/texts/stay-changes';

const { babies, pets } = partyBounds;

const wantedFields = z.object({
  start_date: daySchema().refine((day) => !isDay(day) || day >= todayIn(), {
    error: () => stayFaultTexts.past,
  }),
  end_date: daySchema(),
  number_of_adults: count(1),
  number_of_children: count(0),
  /** Unchanged if left out. */
  number_of_babies: count(0, babies.max).optional(),
  number_of_pets: count(0, pets.max).optional(),
});
type Wanted = z.output<typeof wantedFields>;

function checkNights({ start_date: start, end_date: end }: Wanted, context: z.core.$RefinementCtx<Wanted>) {
  const length = diffDays(start, end);
  if (length < 1) context.addIssue({ code: 'custom', path: ['end_date'], message: stayFaultTexts.no_nights });
  else if (length > MAX_OFFER_NIGHTS)
    context.addIssue({ code: 'custom', path: ['end_date'], message: texts.tooLong });
}

/** Runs the check of the days even if other fields are invalid. */
const whenDaysAreSound = {
  when: ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === 'start_date' || path[0] === 'end_date'),
};

/** Query of GET /api/booking-requests/{id}/quote: the days and the party to compute a total for. */
export const wantedStay = wantedFields.superRefine(checkNights, whenDaysAreSound);
export type WantedStay = Wanted;

const message = optionalText(MESSAGE_MAX);

/** Body of POST /api/stays/{token}/changes: the engine computes the total. */
export const guestChangeInput = wantedStay.safeExtend({ message });
export type GuestChangeInput = z.output<typeof guestChangeInput>;

/** Body of POST /api/booking-requests/{id}/changes. The stay rules do not apply to the landlord. */
export const landlordChangeInput = guestChangeInput.safeExtend({
  total_cents: z.int().min(0).max(MAX_TOTAL_CENTS),
});
export type LandlordChangeInput = z.output<typeof landlordChangeInput>;

export const stayChangeAnswer = dataOf(stayChangeDto);

export const landlordChangeParams = idParams.extend({ change: idText });
export const guestChangeParams = guestTokenParams.extend({ change: idText });

/** The total by the engine; null for a home that is not offered now. */
export const wantedTotalAnswer = dataOf(z.object({ total_cents: z.int().nullable() }));

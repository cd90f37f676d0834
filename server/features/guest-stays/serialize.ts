import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { GuestQuestion, GuestStay } from '@/lib/guest-stays/contract';
import { languageOf } from '@/lib/languages/language';
import type { ThreadMessage } from '@/lib/messages/contract';
import { reviewMoment } from '@/lib/reviews/period';
import type { ArrivalDetails } from '@/server/features/booking-requests/find-arrival-details';
import { toAgreementDto } from '@/server/features/requests/agreement-columns';
import { toChanges } from '@/server/features/requests/change-columns';
import { toDepositReturn, toGuestPayments } from '@/server/features/requests/payment-columns';
import { toOffer, toQuote, toRefund, toTerms } from '@/server/features/requests/price-columns';
import { timeOfColumn } from '@/server/columns';
import type { GuestQuestionRow, GuestStayRow } from '@/server/features/guest-stays/select';

const timeOrNull = (column: Date | null) => column && timeOfColumn(column);

const toListing = ({ slug, nameHolidayHome, city, userId }: GuestStayRow['listing']) => ({
  name: nameHolidayHome ?? slug,
  slug,
  town: city?.name ?? null,
  landlord_id: userId,
});

function reviewOf({ manual, review, status, endDate }: GuestStayRow): GuestStay['review'] {
  if (review) return 'written';
  return !manual && status === 'approved' && reviewMoment(utcDateToDay(endDate), todayIn()) === 'open'
    ? 'open'
    : null;
}

/** `arrival` is null unless the stay is approved now. */
export function toGuestStay(
  row: GuestStayRow,
  messages: ThreadMessage[],
  arrival: ArrivalDetails | null,
): GuestStay {
  const { listing } = row;
  return {
    kind: 'stay',
    code: row.code,
    status: row.status,
    canceled_by: row.canceledBy,
    decline_reason: row.declineReason,
    start_date: utcDateToDay(row.startDate),
    end_date: utcDateToDay(row.endDate),
    number_of_adults: row.numberOfAdults,
    number_of_children: row.numberOfChildren,
    number_of_babies: row.numberOfBabies,
    number_of_pets: row.numberOfPets,
    check_in: timeOrNull(row.checkIn ?? listing.checkIn),
    check_out: timeOrNull(row.checkOut ?? listing.checkOut),
    price: row.price,
    quote: toQuote(row.quote),
    agreed_total_cents: row.agreedTotalCents,
    offer: toOffer(row),
    approved_at: row.approvedAt && row.approvedAt.toISOString(),
    terms: toTerms(row),
    refund: toRefund(row),
    ...toGuestPayments(row),
    ...toChanges(row),
    deposit_return: row.depositReturn && toDepositReturn(row.depositReturn),
    agreement: toAgreementDto(row),
    review: reviewOf(row),
    first_name: row.firstName,
    locale: languageOf(row.locale),
    listing: toListing(listing),
    messages,
    address: arrival && arrival.address,
    landlord: arrival && { full_name: arrival.owner.name, phone_number: arrival.owner.phone },
    arrival_info: arrival && arrival.arrivalInfo,
    translations: arrival && {
      fr: { arrival_info: arrival.translatedInfo.fr },
      de: { arrival_info: arrival.translatedInfo.de },
      en: { arrival_info: arrival.translatedInfo.en },
    },
    arrival_info_due: arrival && arrival.arrivalInfoDue,
  };
}

export function toGuestQuestion(row: GuestQuestionRow, messages: ThreadMessage[]): GuestQuestion {
  return {
    kind: 'question',
    code: row.code,
    subject: row.subject,
    locale: languageOf(row.locale),
    listing: toListing(row.listing),
    messages,
  };
}

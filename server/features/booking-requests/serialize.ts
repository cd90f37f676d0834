import 'server-only';

import type { BookingRequestDetail, BookingRequestDto, Payment } from '@/lib/booking-requests/contract';
import { statusToWire } from '@/lib/booking-requests/lifecycle';
import { utcDateToDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import type { Party } from '@/lib/stays/party';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { deedTexts } from '@/lib/texts/deeds';
import type { Actor } from '@/server/auth/actor';
import { phoneOfListing } from '@/server/features/booking-requests/find-arrival-details';
import { toAgreementDto } from '@/server/features/requests/agreement-columns';
import { toChanges } from '@/server/features/requests/change-columns';
import { toDepositReturn, toStayPayments } from '@/server/features/requests/payment-columns';
import { toGuests, toStayed } from '@/server/features/requests/stayed-columns';
import { toOffer, toQuote, toRefund, toTerms } from '@/server/features/requests/price-columns';
import type { BookingRequestRow, ListedRequestRow } from '@/server/features/booking-requests/select';
import { dueOf } from '@/server/features/way-in/way-in-columns';
import { timeOfColumn } from '@/server/columns';
import { mayKeepNote } from '@/server/features/requests/policy';

/** The party of a stay. */
export const partyOfRow = (
  row: Pick<BookingRequestRow, 'numberOfAdults' | 'numberOfChildren' | 'numberOfBabies' | 'numberOfPets'>,
): Party => ({
  adults: row.numberOfAdults,
  children: row.numberOfChildren,
  babies: row.numberOfBabies,
  pets: row.numberOfPets,
});

const timeOrNull = (column: Date | null) => column && timeOfColumn(column);
const momentOrNull = (moment: Date | null) => moment && moment.toISOString();
export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim();

function toListing(listing: ListedRequestRow['listing']): BookingRequestDto['listing'] {
  return {
    id: listing.id,
    name: listing.nameHolidayHome ?? listing.slug,
    slug: listing.slug,
    logiesdecreet: listing.logiesdecreet,
    display_home_address: listing.displayHomeAddress,
    has_address: listing.addressStreetName !== null,
    has_phone: phoneOfListing(listing) !== null,
    has_arrival_info: listing.arrivalInfo !== null,
    arrival_info_release: listing.arrivalInfoRelease,
    pictures: listing.pictures.map(({ id, orderNumber, rotate }) => ({
      id,
      url: wirePhotoUrl(id, rotate),
      order_number: orderNumber,
    })),
    check_in: timeOrNull(listing.checkIn),
    check_out: timeOrNull(listing.checkOut),
  };
}

export const toPayment = (row: ListedRequestRow['payments'][number]): Payment => ({
  id: row.id,
  amount_cents: row.amountCents,
  paid_at: utcDateToDay(row.paidAt),
  kind: row.kind,
  payment_request_id: row.paymentRequestId,
  source: row.source,
  created_at: row.createdAt.toISOString(),
});

/** Only for the listing's owner and admins: it contains the guest's data and, for the owner, the private note. */
export function toBookingRequestDto(row: ListedRequestRow, actor: Actor): BookingRequestDto {
  return {
    id: row.id,
    uuid: row.uuid,
    code: row.code,
    manual: row.manual,
    status: statusToWire(row.status),
    canceled_by: row.canceledBy,
    decline_reason: row.declineReason,
    listing: toListing(row.listing),
    name: fullName(row),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
    date_of_birth: row.dateOfBirth && utcDateToDay(row.dateOfBirth),
    country: row.country,
    locale: languageOf(row.locale),
    street_name: row.streetName,
    house_number: row.houseNumber,
    city: row.city,
    start_date: utcDateToDay(row.startDate),
    end_date: utcDateToDay(row.endDate),
    number_of_adults: row.numberOfAdults,
    number_of_children: row.numberOfChildren,
    number_of_babies: row.numberOfBabies,
    number_of_pets: row.numberOfPets,
    price: row.price,
    quote: toQuote(row.quote),
    agreed_total_cents: row.agreedTotalCents,
    offer: toOffer(row),
    payments: row.payments.map(toPayment),
    payments_tracked: row.paymentsTracked,
    ...toStayPayments(row, mayKeepNote(actor, row.listing.userId) ? 'landlord' : 'admin'),
    arrival_info_due: row.status === 'approved' ? dueOf(row) : null,
    message: row.message,
    unread_messages: row._count.messages,
    ...(mayKeepNote(actor, row.listing.userId) && { note: row.note }),
    check_in: timeOrNull(row.checkIn),
    check_out: timeOrNull(row.checkOut),
    reply: row.reply,
    created_at: row.createdAt.toISOString(),
    read_at: momentOrNull(row.readAt),
    handled_at: momentOrNull(row.handledAt),
    modified_by: row.modifiedBy && {
      full_name: deedTexts.doer(fullName(row.modifiedBy), row.modifiedByAdmin),
    },
    modified_at: momentOrNull(row.modifiedAt),
  };
}

/** Only in the detail of one request: the terms it was made under. */
export const toAgreed = (
  row: BookingRequestRow,
): Pick<
  BookingRequestDetail,
  | 'approved_at'
  | 'terms'
  | 'refund'
  | 'deposit_return'
  | 'agreement'
  | 'change'
  | 'changes'
  | 'other_guests'
  | 'stayed'
> => ({
  ...toChanges(row),
  approved_at: momentOrNull(row.approvedAt),
  terms: toTerms(row),
  refund: toRefund(row),
  deposit_return: row.depositReturn && toDepositReturn(row.depositReturn),
  agreement: toAgreementDto(row),
  other_guests: toGuests(row.otherGuests),
  stayed: toStayed(row.toldStay),
});

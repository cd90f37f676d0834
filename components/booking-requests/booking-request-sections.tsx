import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { AgreementPart } from '@/components/booking-requests/agreement-part';
import { AgreedTerms } from '@/components/booking-requests/agreed-terms';
import { amountText, daysInWords, dayText } from '@/components/booking-requests/booking-request-facts';
import { partyText } from '@/lib/booking-requests/party';
import { OfferPart } from '@/components/booking-requests/offer-part';
import { WayInPart } from '@/components/booking-requests/way-in-part';
import { PaymentsPart } from '@/components/booking-requests/payments-part';
import { LandlordConversation } from '@/components/messages/landlord-conversation';
import { GuestLanguage } from '@/components/requests/guest-language';
import {
  countryOf,
  EmailLink,
  Message,
  PhoneLink,
  RequestPart,
  RequestSections,
} from '@/components/requests/request-parts';
import { UnreachableGuest } from '@/components/requests/unreachable-guest';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import { Alert } from '@/components/ui/alert';
import type { Fact } from '@/components/ui/fact-list';
import { lazyPart } from '@/components/ui/lazy-part';
import { Words } from '@/components/ui/words';
import type { BookingRequestDetail, BookingRequestDto } from '@/lib/booking-requests/contract';
import { statusFromWire } from '@/lib/booking-requests/lifecycle';
import { refreshBookingRequestLists } from '@/lib/booking-requests/queries';
import { isDay, todayIn } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatMoment } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { priceText } from '@/lib/stays/quote-text';
import { occupiedByTexts } from '@/lib/texts/calendar';
import { agreedTermsTexts } from '@/lib/texts/cancellation';
import { messageTexts, threadTexts } from '@/lib/texts/messages';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

/** Only for approved requests. */
const ScheduledMessages = lazyPart(
  async () => (await import('@/components/messages/scheduled-messages')).ScheduledMessages,
);

const ChangePart = lazyPart(
  async () => (await import('@/components/booking-requests/change-part')).ChangePart,
);

/** Only for past stays. */
const StayedPart = lazyPart(
  async () => (await import('@/components/booking-requests/stayed-part')).StayedPart,
);

interface BookingRequestSectionsProps {
  request: BookingRequestDetail;
  mayWrite: boolean;
  mayDecide: boolean;
}

/** Everything known about a request; what a decision needs comes first. */
export function BookingRequestSections({ request, mayWrite, mayDecide }: BookingRequestSectionsProps) {
  const { start_date: start, end_date: end } = request;
  const stay = isDay(start) && isDay(end) ? { arrival: start, departure: end } : null;
  return (
    <>
      {request.email_returns && <UnreachableGuest phone={request.phone_number} />}
      <Conflicts request={request} />
      {!request.manual && <AskedPart request={request} />}
      <OfferPart request={request} mayDecide={mayDecide} />
      {request.end_date <= todayIn() && (
        <Suspense>
          <StayedPart request={request} mayDecide={mayDecide} />
        </Suspense>
      )}
      {request.change && (
        <Suspense>
          <ChangePart request={request} mayDecide={mayDecide} />
        </Suspense>
      )}
      {(request.terms || request.refund) && (
        <RequestPart title={agreedTermsTexts.titleLandlord}>
          <AgreedTerms
            terms={request.terms}
            refund={request.refund}
            hasDeposit={(request.quote?.deposit_cents ?? 0) > 0}
          />
        </RequestPart>
      )}
      <PaymentsPart request={request} mayAsk={mayWrite} mayNote={mayDecide} />
      <div className="grid gap-6 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
        {mayDecide && <WayInPart request={request} />}
        <AgreementPart request={request} />
      </div>
      {request.has_guest_page && (
        <RequestPart id="berichten" title={threadTexts.title}>
          <GuestLanguage locale={request.locale} />
          <LandlordConversation
            kind="booking-requests"
            id={request.id}
            code={request.code}
            mayWrite={mayWrite}
            hasGuest={request.email !== ''}
            facts={{
              guest: request.first_name,
              locale: request.locale,
              listing: request.listing.name,
              stay,
            }}
            refresh={refreshBookingRequestLists}
          />
        </RequestPart>
      )}
      {statusFromWire(request.status) === 'approved' && (
        <RequestPart id="vanzelf" title={messageTexts.byThemselves}>
          <Suspense>
            <ScheduledMessages id={request.id} mayWrite={mayWrite} />
          </Suspense>
        </RequestPart>
      )}
      <RequestSections title={texts.stayTitle} facts={stayFacts(request)} guest={guestFacts(request)} />
      <EarlierStays request={request} />
    </>
  );
}

/** What a decision is based on: the guest's message, the days with weekdays, and the total. */
function AskedPart({ request }: { request: BookingRequestDetail }) {
  return (
    <RequestPart title={texts.askedTitle}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <Message text={request.message} language={request.locale} />
        <div className="figures">
          <p className="text-lg font-semibold text-ci-gray-900">{daysInWords(request)}</p>
          <p className="text-ci-gray-700">{[nightsOf(request), partyText(request)].join(' · ')}</p>
          <Price request={request} />
        </div>
      </div>
    </RequestPart>
  );
}

/** The agreed price, else the quoted price with an expandable breakdown. */
function Price({ request }: { request: BookingRequestDetail }) {
  const price = request.agreed_total_cents === null && request.quote ? priceText(request.quote) : null;
  return (
    <div className="mt-3">
      <p className="text-ci-gray-700">
        <strong className="text-2xl text-ci-gray-900">{amountText(request)}</strong>
        {price && <Words>{` ${price.totalFor}`}</Words>}
      </p>
      {price && <PriceDisclosure price={price} toLandlord />}
    </div>
  );
}

/** Warns that approving would be refused. */
function Conflicts({ request: { conflicts } }: { request: BookingRequestDetail }) {
  if (conflicts.length === 0) return null;
  return (
    <Alert tone="warning" title={texts.conflictTitle}>
      <ul className="figures mt-1 list-disc space-y-1 pl-5">
        {conflicts.map((conflict) => (
          <li key={conflict.start_date}>
            <Words>{texts.conflict(daysInWords(conflict), occupiedByTexts[conflict.source])}</Words>
            {conflict.guest && (
              <>
                <span> </span>
                <Link
                  href={route('dashboard.booking-request.show', { id: conflict.guest.id })}
                  className="link"
                >
                  {conflict.guest.name}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.conflictHelp}</p>
    </Alert>
  );
}

function EarlierStays({ request: { earlier_stays: stays } }: { request: BookingRequestDetail }) {
  if (stays.length === 0) return null;
  return (
    <RequestPart title={texts.earlierTitle}>
      <p className="mb-3">{texts.earlier(stays.length)}</p>
      <ul className="figures space-y-2">
        {stays.map(({ id, listing, ...days }) => (
          <li key={id}>
            <Link href={route('dashboard.booking-request.show', { id })} className="link">
              {daysInWords(days)}
            </Link>
            <Words>{`, ${listing.name}`}</Words>
          </li>
        ))}
      </ul>
    </RequestPart>
  );
}

const hourOr = (time: string | null) => (time === null ? null : formatHour(time));

function nightsOf({ start_date: start, end_date: end }: BookingRequestDto): string {
  return isDay(start) && isDay(end) ? nightCountText(nights({ start, end })) : '';
}

function stayFacts(request: BookingRequestDto): readonly Fact[] {
  const { listing } = request;
  return [
    { label: texts.listing, value: listing.name },
    { label: texts.licence, value: listing.logiesdecreet },
    { label: texts.arrival, value: dayText(request.start_date) },
    { label: texts.departure, value: dayText(request.end_date) },
    { label: texts.nights, value: nightsOf(request) },
    { label: texts.checkIn, value: hourOr(request.check_in ?? listing.check_in) },
    { label: texts.checkOut, value: hourOr(request.check_out ?? listing.check_out) },
    { label: texts.party, value: partyText(request) },
    ...(request.manual ? [{ label: texts.price, value: amountText(request) }] : []),
    { label: request.manual ? texts.written : texts.received, value: formatMoment(request.created_at) },
    { label: texts.number, value: request.code },
  ];
}

function guestFacts(request: BookingRequestDto): readonly Fact[] {
  const street = [request.street_name, request.house_number].filter(Boolean).join(' ');
  const { email, phone_number: phone } = request;
  return [
    { label: texts.guest, value: request.name },
    { label: texts.email, value: email && <EmailLink email={email} /> },
    { label: texts.phone, value: phone && <PhoneLink phone={phone} /> },
    { label: texts.birth, value: request.date_of_birth && dayText(request.date_of_birth) },
    { label: texts.address, value: [street, request.city].filter(Boolean).join(', ') },
    { label: texts.country, value: countryOf(request.country) },
  ];
}

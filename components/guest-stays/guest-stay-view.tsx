import { AgreedTerms } from '@/components/booking-requests/agreed-terms';
import { partyText } from '@/lib/booking-requests/party';
import { ConfirmedAction, ActionForm } from '@/components/guest-stays/action-form';
import type { FormSeal } from '@/components/guest-stays/action-form';
import { GuestConversation } from '@/components/guest-stays/guest-conversation';
import { GuestPageFrame, GuestPart } from '@/components/guest-stays/guest-page-frame';
import { StayAgreement } from '@/components/guest-stays/stay-agreement';
import { StayArrival } from '@/components/guest-stays/stay-arrival';
import { StayChangePart } from '@/components/guest-stays/stay-change-part';
import type { WantedChange } from '@/components/guest-stays/stay-change-part';
import { StayPayments } from '@/components/guest-stays/stay-payments';
import { WithOrWithoutScript } from '@/components/forms/with-or-without-script';
import { DeviceSwitch } from '@/components/push/device-switch';
import { PlainReviewForm } from '@/components/reviews/plain-review-form';
import { ReviewForm } from '@/components/reviews/review-form';
import { ReviewSent } from '@/components/reviews/review-sent';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import type { PlainMemory } from '@/components/forms/plain-field';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { LinkButton } from '@/components/ui/link-button';
import { refundAskText } from '@/lib/booking-requests/refund-text';
import { allowedActions } from '@/lib/booking-requests/lifecycle';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatLongDay } from '@/lib/format/date';
import { stateText } from '@/lib/guest-stays/state-text';
import type { GuestStay } from '@/lib/guest-stays/contract';
import type { PhotoPicture } from '@/lib/listings/photos';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { translateName } from '@/lib/languages/language';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { formatDays } from '@/lib/format/date';
import { priceText } from '@/lib/stays/quote-text';
import type { PushSetUp } from '@/lib/push/set-up';
import { pushTexts } from '@/lib/texts/push';
import { agreedTermsTexts } from '@/lib/texts/cancellation';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

export interface GuestViewProps {
  /** The token in the link. */
  token: string;
  /** The listing's photo. */
  photo: PhotoPicture | null;
  seal: FormSeal;
  memory: PlainMemory;
  /** The URL of the next page of older messages; null when there is none. */
  olderHref: string | null;
}

interface GuestStayViewProps extends GuestViewProps {
  stay: GuestStay;
  /** For notifications on this device; null where none can be shown. */
  push: PushSetUp | null;
  today: Day;
  /** The change given in the page's URL; null if none. */
  wanted: WantedChange | null;
  /** Whether days and party can be changed. */
  isChangeable: boolean;
}

/** Everything a guest can see of their own request, and do with it; what waits for the guest comes first. */
export function GuestStayView(props: GuestStayViewProps) {
  const { stay, push, today, token, photo, seal, memory, olderHref, wanted, isChangeable } = props;
  const { state, next } = stateText(stay, today);
  const arrival = isDay(stay.start_date) ? stay.start_date : today;
  const actions = allowedActions(
    { status: stay.status, hasOffer: stay.offer !== null, arrival },
    'guest',
    today,
  );
  const isPayable = stay.payment_requests.some(({ epc }) => epc !== null);
  const arrivalPart = stay.status === 'approved' && <StayArrival stay={stay} token={token} />;
  const changePart = <StayChangePart stay={stay} token={token} seal={seal} today={today} wanted={wanted} />;
  const isOff = stay.status === 'declined' || stay.status === 'canceled';
  return (
    <GuestPageFrame
      title={texts.title(stay.listing.name)}
      code={stay.code}
      photo={photo}
      state={state}
      next={next}
      memory={memory}
    >
      {stay.offer && <OfferPart stay={stay} offer={stay.offer} token={token} seal={seal} />}
      {stay.change && changePart}
      {!isPayable && arrivalPart}
      <StayPayments stay={stay} token={token} />
      {isPayable && arrivalPart}
      {stay.agreement && <StayAgreement agreement={stay.agreement} {...{ stay, token, seal, memory }} />}
      {isOff && (
        <p className="print:hidden">
          <LinkButton href={route('listing.index')}>{texts.others}</LinkButton>
        </p>
      )}
      {stay.review !== null && <ReviewPart stay={stay} token={token} seal={seal} memory={memory} />}
      <StayPart stay={stay} />
      {(stay.terms || stay.refund) && (
        <GuestPart title={agreedTermsTexts.titleGuest}>
          <AgreedTerms
            terms={stay.terms}
            refund={stay.refund}
            hasDeposit={(stay.quote?.deposit_cents ?? 0) > 0}
          />
        </GuestPart>
      )}
      <GuestPart id="berichten" title={texts.messages}>
        <OlderMessages href={olderHref} />
        <GuestConversation
          token={token}
          code={stay.code}
          locale={stay.locale}
          landlordId={stay.listing.landlord_id}
          messages={stay.messages}
          form={{ ...seal, memory }}
        />
      </GuestPart>
      {!stay.change && isChangeable && changePart}
      {push && <DeviceSwitch {...push} help={pushTexts.guest} stayToken={token} />}
      {actions.includes('withdraw') && <WithdrawPart stay={stay} token={token} seal={seal} />}
      <p className="text-ci-gray-600 print:hidden">{texts.keep}</p>
    </GuestPageFrame>
  );
}

type ReviewPartProps = Pick<GuestViewProps, 'token' | 'seal' | 'memory'> & { stay: GuestStay };

/** The guest's review of a past stay; works with and without JavaScript. */
function ReviewPart({ stay, token, seal, memory }: ReviewPartProps) {
  const { listing, code, first_name: name } = stay;
  if (stay.review === 'written') return <ReviewSent listing={listing} />;
  const path = `/api/stays/${token}/review`;
  // Other forms on the page have no rating among their values.
  const isRefused = 'rating' in memory.values;
  return (
    <Card className="print:hidden">
      <WithOrWithoutScript
        form={<ReviewForm path={path} code={code} listing={listing} name={name} />}
        plain={
          <PlainReviewForm
            action={`${path}/form`}
            listing={listing}
            memory={isRefused ? memory : { values: { name_shown: name }, errors: {} }}
            fields={seal.fields}
            token={seal.token}
          />
        }
        isRefused={isRefused}
      />
    </Card>
  );
}

export function OlderMessages({ href }: { href: string | null }) {
  return (
    href && (
      <p className="mb-4 print:hidden">
        <a href={href} className="link">
          {texts.older}
        </a>
      </p>
    )
  );
}

const longDay = (text: string) => (isDay(text) ? formatLongDay(text) : text);

/** 'zaterdag 3 juli 2027, vanaf 15:00u' */
const withHour = (day: string, time: string | null, words: (day: string, hour: string) => string) =>
  time === null ? longDay(day) : words(longDay(day), formatHour(time));

function StayPart({ stay }: { stay: GuestStay }) {
  const { start_date: start, end_date: end } = stay;
  const price = stay.quote && priceText(stay.quote);
  return (
    <GuestPart title={texts.stayTitle}>
      <FactList
        empty={texts.unknown}
        facts={[
          {
            label: texts.listing,
            value: (
              <a
                href={route('listing.show', { slug: stay.listing.slug })}
                translate={translateName()}
                className="link"
              >
                {[stay.listing.name, stay.listing.town && townName(stay.listing.town)]
                  .filter(Boolean)
                  .join(', ')}
              </a>
            ),
          },
          { label: texts.arrival, value: withHour(start, stay.check_in, texts.from) },
          { label: texts.departure, value: withHour(end, stay.check_out, texts.until) },
          {
            label: texts.nights,
            value: isDay(start) && isDay(end) ? nightCountText(nights({ start, end })) : '',
          },
          { label: texts.party, value: partyText(stay) },
          { label: texts.price, value: amountOf(stay) },
        ]}
      />
      {price && stay.agreed_total_cents === null && <PriceDisclosure price={price} />}
    </GuestPart>
  );
}

/** Empty when no total was agreed: an own booking recorded without one. */
function amountOf({ agreed_total_cents: agreed, quote, price }: GuestStay): string {
  if (agreed !== null) return texts.agreed(formatEuro(agreed));
  if (!quote && price === 0) return '';
  return quote ? `${formatEuro(quote.total_cents)} ${priceText(quote).totalFor}` : formatWholeEuro(price);
}

interface OfferPartProps extends Pick<GuestViewProps, 'token' | 'seal'> {
  stay: GuestStay;
  offer: NonNullable<GuestStay['offer']>;
}

function OfferPart({ stay, offer, token, seal }: OfferPartProps) {
  const { start_date: start, end_date: end } = offer;
  const [asked, offered] = [stay, offer].map(({ start_date: from, end_date: to }) =>
    isDay(from) && isDay(to) ? formatDays(from, to) : '',
  );
  const length = isDay(start) && isDay(end) ? nightCountText(nights({ start, end })) : '';
  return (
    <GuestPart title={texts.offerTitle} tone="blue">
      <FactList
        empty={texts.unknown}
        facts={[
          { label: texts.offerDays, value: <strong>{`${offered} · ${length}`}</strong> },
          { label: texts.offerTotal, value: <strong>{formatEuro(offer.total_cents)}</strong> },
          { label: texts.asked, value: `${asked} · ${amountOf(stay)}` },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionForm action={`/api/stays/${token}/accept-offer/form`} seal={seal} submit={texts.accept}>
          <input type="hidden" name="made_at" value={offer.made_at} />
        </ActionForm>
        <ActionForm
          action={`/api/stays/${token}/decline-offer/form`}
          seal={seal}
          submit={texts.decline}
          variant="secondary"
        />
      </div>
    </GuestPart>
  );
}

function WithdrawPart({ stay, token, seal }: Pick<OfferPartProps, 'stay' | 'token' | 'seal'>) {
  const isApproved = stay.status === 'approved';
  const back = stay.refund ? refundAskText(stay.refund) : texts.terms;
  return (
    <section aria-label={texts.withdrawTitle} className="print:hidden">
      <ConfirmedAction
        action={`/api/stays/${token}/withdraw/form`}
        seal={seal}
        label={isApproved ? texts.withdrawStay : texts.withdraw}
        text={isApproved ? `${back} ${texts.withdrawStayText}` : texts.withdrawText}
        submit={isApproved ? texts.withdrawStayConfirm : texts.withdrawConfirm}
      />
    </section>
  );
}

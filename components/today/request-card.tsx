import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { ApproveDialog } from '@/components/booking-requests/approve-dialog';
import { amountText, daysInWords, stateOf } from '@/components/booking-requests/booking-request-facts';
import { partyText } from '@/lib/booking-requests/party';
import { OfferDialog } from '@/components/booking-requests/offer-dialog';
import { RefuseDialog } from '@/components/booking-requests/refuse-dialog';
import { DaysStrip } from '@/components/today/days-strip';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { allowedActions } from '@/lib/booking-requests/lifecycle';
import type { Day } from '@/lib/dates/day';
import { nightCountText } from '@/lib/format/count';
import { langOf } from '@/lib/languages/language';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts as actions } from '@/lib/texts/booking-requests';
import { todayTexts as texts } from '@/lib/texts/today';
import type { RequestToAnswer } from '@/lib/today/contract';
import { pictureOf } from '@/lib/today/nights';
import type { DaysPicture } from '@/lib/today/nights';

interface RequestCardProps {
  request: RequestToAnswer;
  today: Day;
}

/** A request with what the decision needs, and buttons to decide. The whole card links to the request. */
export function RequestCard({ request, today }: RequestCardProps) {
  const picture = pictureOf(request);
  return (
    <article className="@container relative rounded-panel border border-ci-gray-200 bg-surface p-4 shadow-card transition-colors duration-150 hover:border-ci-blue-300 sm:p-5">
      <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2 @3xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <h3 className="text-lg leading-6 font-semibold">
            <Link
              href={route('dashboard.booking-request.show', { id: request.id })}
              className="wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 after:rounded-panel hover:text-ci-blue-700"
            >
              {request.name}
            </Link>
          </h3>
          <p className="text-ci-gray-700">{request.listing.name}</p>
          <p className="figures mt-2 font-semibold text-ci-gray-900">
            {`${daysInWords(request)} · ${nightCountText(picture.wanted)}`}
          </p>
          <p className="figures text-ci-gray-700">
            <Words>{`${partyText(request)} · `}</Words>
            <strong className="text-ci-gray-900">{amountText(request)}</strong>
          </p>
          {request.message && (
            <p
              lang={langOf(request.locale)}
              className="mt-2 line-clamp-2 max-w-prose wrap-anywhere text-ci-gray-700"
            >
              {request.message}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <DaysStrip picture={picture} />
          <State picture={picture} />
          {request.offer && <p className="mt-1 text-ci-gray-700">{texts.offerPast}</p>}
          {request.start_date < today && <p className="mt-1 text-ci-gray-700">{texts.past}</p>}
          <div className="relative z-10 mt-4 flex flex-wrap gap-3">
            <Decisions request={request} isTaken={picture.taken > 0} today={today} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Says in words whether the days are free. */
function State({ picture: { wanted, taken, asked } }: { picture: DaysPicture }) {
  const Sign = taken > 0 ? CircleAlert : CircleCheck;
  return (
    <p className="figures mt-2 flex items-start gap-2 text-ci-gray-800">
      <Sign
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${taken > 0 ? 'text-ci-red-700' : 'text-ci-blue-700'}`}
      />
      <Words>
        {taken > 0 ? texts.taken(taken, wanted) : asked > 0 ? texts.asked(asked, wanted) : texts.free(wanted)}
      </Words>
    </p>
  );
}

interface DecisionsProps extends RequestCardProps {
  /** Approving would be refused, so offering other days is suggested. */
  isTaken: boolean;
}

function Decisions({ request, isTaken, today }: DecisionsProps) {
  const open = allowedActions(stateOf(request), 'owner', today);
  return (
    <>
      {open.includes('approve') && !isTaken && (
        <ApproveDialog
          request={request}
          trigger={
            <Button size="sm" aria-label={texts.approveOf(request.name)}>
              {actions.approve}
            </Button>
          }
        />
      )}
      {open.includes('make-offer') && isTaken && (
        <OfferDialog
          request={request}
          trigger={
            <Button size="sm" aria-label={texts.offerTo(request.name)}>
              {actions['make-offer']}
            </Button>
          }
        />
      )}
      {open.includes('decline') && (
        <RefuseDialog
          request={request}
          action="decline"
          trigger={
            <Button variant="secondary" size="sm" aria-label={texts.declineOf(request.name)}>
              {actions.decline}
            </Button>
          }
        />
      )}
    </>
  );
}

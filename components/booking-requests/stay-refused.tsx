import { NearestList } from '@/components/stays/nearest-list';
import { Alert } from '@/components/ui/alert';
import { queryOfRequest } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import type { DayRange } from '@/lib/dates/range';
import { route } from '@/lib/paths';
import { partyParameters } from '@/lib/stays/party';
import { listingParameter } from '@/lib/search-alerts/form-address';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface StayRefusedProps {
  slug: string;
  refusal: string;
  nearest: readonly DayRange[];
  /** The days that are taken now but may become free. */
  taken: DayRange | null;
  /** Its party is carried along to other days. */
  requested: RequestedStay;
}

/**
 * Says which of the days searched for cannot be requested and why, and links to this page with the nearest days that
 * can. Stays visible while other days are chosen, so that the layout does not shift.
 */
export function StayRefused({ slug, refusal, nearest, taken, requested }: StayRefusedProps) {
  const party = partyParameters(requested.party ?? {});
  const alertOf = ({ start, end }: DayRange) =>
    route('search-alert.create', {}, { arrival: start, departure: end, ...party, [listingParameter]: slug });
  return (
    <Alert tone="warning" className="mb-8 max-w-3xl" title={refusal}>
      {nearest.length > 0 && (
        <>
          <p className="mt-2">{texts.nearest}</p>
          <NearestList
            stays={nearest}
            path={route('listing.booking-request.create', { slug })}
            query={queryOfRequest(requested)}
          />
        </>
      )}
      {taken && (
        <a href={alertOf(taken)} rel="nofollow" className="link mt-2 inline-flex min-h-11 items-center">
          {texts.tellMe}
        </a>
      )}
    </Alert>
  );
}

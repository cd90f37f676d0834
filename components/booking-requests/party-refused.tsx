import { PartyMisfit } from '@/components/stays/party-misfit';
import { Alert } from '@/components/ui/alert';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { isDay } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { fitsIn } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';

interface PartyRefusedProps {
  slug: string;
  terms: StayTerms;
  requested: RequestedStay;
  /** The party that the form starts with. */
  party: Party;
}

/**
 * Says which part of the party searched for does not fit; nothing if all of it does. Stays visible while the numbers are
 * changed, so that the layout does not shift.
 */
export function PartyRefused({ slug, terms, requested, party }: PartyRefusedProps) {
  if (fitsIn(terms, party)) return null;
  const { start_date: start, end_date: end } = requested;
  return (
    <Alert tone="warning" className="mb-8 max-w-3xl">
      <PartyMisfit
        house={terms}
        party={party}
        stay={isDay(start) && isDay(end) ? { start, end } : null}
        path={route('listing.booking-request.create', { slug })}
      />
    </Alert>
  );
}

import { PartyMisfit } from '@/components/stays/party-misfit';
import { Alert } from '@/components/ui/alert';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { route } from '@/lib/paths';
import { findPartyFaults, fitsIn, partyParameters } from '@/lib/stays/party';
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
  const faults = Object.values(findPartyFaults(terms, party)).flat();
  if (faults.length === 0) return null;
  const { start_date: arrival, end_date: departure } = requested;
  const days = arrival === '' ? {} : { arrival, departure };
  const without = { ...days, ...partyParameters({ ...party, pets: 0 }) };
  return (
    <Alert tone="warning" className="mb-8 max-w-3xl">
      <PartyMisfit
        faults={faults}
        party={party}
        withoutPets={
          fitsIn(terms, { ...party, pets: 0 })
            ? route('listing.booking-request.create', { slug }, without)
            : null
        }
        elsewhere={route('listing.index', {}, { ...days, ...partyParameters(party) })}
      />
    </Alert>
  );
}

import type { ListingOptionKey } from '@/lib/listings/options';
import { findListingOption } from '@/lib/listings/options';
import type { BedKind } from '@/lib/listings/kinds';
import type { House } from '@/lib/stays/party';

interface Listing {
  /** Null for a draft. */
  max_capacity: number | null;
  rooms: readonly { beds: readonly { kind: BedKind; count: number }[] }[];
  settings: readonly { listing_option_id: number; value: number }[];
}

const petsAllowed: ListingOptionKey = 'pets_allowed';

/** What a listing has room for, from its public data. */
export function houseOf({ max_capacity, rooms, settings }: Listing): House {
  const beds = rooms.flatMap((room) => room.beds);
  return {
    max_capacity: max_capacity ?? 1,
    cots: beds.reduce((sum, { kind, count }) => sum + (kind === 'cot' ? count : 0), 0),
    pets_allowed: settings.some(
      ({ listing_option_id: id, value }) => value > 0 && findListingOption(id)?.key === petsAllowed,
    ),
  };
}

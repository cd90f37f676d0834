import 'server-only';

import { streetLine } from '@/lib/listings/address';
import { findCity } from '@/lib/listings/cities';
import type { WayInDue } from '@/lib/way-in/contract';
import type { TranslatedWayIn } from '@/lib/way-in/words';
import type { Tx } from '@/server/db';
import {
  translatedWayIn,
  wayInListingSelect,
  wayInOf,
  wayInSelect,
  wayInTranslationsSelect,
} from '@/server/features/way-in/way-in-columns';

/** What a guest needs in order to arrive, besides the times. */
export interface ArrivalDetails {
  owner: { name: string; phone: string | null };
  /** The lines of the address: building, street, town. Null if it is not shared, or unknown. */
  address: string[] | null;
  /** How to get in; null if the owner wrote nothing, and until it is due. */
  arrivalInfo: string | null;
  /** The same in other languages. */
  translatedInfo: TranslatedWayIn;
  /** What that waits for. */
  arrivalInfoDue: WayInDue | null;
}

/** The phone number for guests of a listing: the listing's own, else the owner's. */
export function phoneOfListing(listing: {
  phoneNumber: string | null;
  user: { phoneNumber: string | null };
}): string | null {
  return listing.phoneNumber ?? listing.user.phoneNumber;
}

/**
 * Whom the guest of an approved stay can contact; the address, if the owner shares it for this stay; and how to get in,
 * once that is due.
 */
export async function findArrivalDetails(tx: Tx, requestId: number): Promise<ArrivalDetails> {
  const row = await tx.bookingRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      ...wayInSelect,
      addressShared: true,
      listing: {
        select: {
          ...wayInListingSelect,
          ...wayInTranslationsSelect,
          nameResidence: true,
          addressStreetName: true,
          addressHouseNumber: true,
          addressHouseNumberSuffix: true,
          addressPostcode: true,
          cityId: true,
          phoneNumber: true,
          user: { select: { firstName: true, lastName: true, phoneNumber: true } },
        },
      },
    },
  });
  const { listing } = row;
  const { user } = listing;
  const street = streetLine({
    address_street_name: listing.addressStreetName,
    address_house_number: listing.addressHouseNumber,
    address_house_number_addition: listing.addressHouseNumberSuffix,
  });
  const town = [listing.addressPostcode, listing.cityId === null ? null : findCity(listing.cityId)?.name];
  const way = wayInOf(row);
  const isGiven = street !== null && row.addressShared;
  const lines = [listing.nameResidence, street, town.filter(Boolean).join(' ')];
  return {
    owner: {
      name: `${user.firstName} ${user.lastName}`.trim(),
      phone: phoneOfListing(listing),
    },
    address: isGiven ? lines.filter((line): line is string => Boolean(line)) : null,
    ...way,
    translatedInfo: translatedWayIn(way.arrivalInfo === null ? [] : listing.translations),
  };
}

import 'server-only';

import { streetLine } from '@/lib/listings/address';
import { findCity } from '@/lib/listings/cities';
import type { Tx } from '@/server/db';

/** What a guest needs in order to arrive, besides the times. */
export interface ArrivalDetails {
  owner: { name: string; phone: string | null };
  /** The lines of the address: building, street, town. Null if it is not shared, or unknown. */
  address: string[] | null;
  /** How to get in; null if the owner wrote nothing. */
  arrivalInfo: string | null;
}

/** The phone number for guests of a listing: the listing's own, else the owner's. */
export function phoneOfListing(listing: {
  phoneNumber: string | null;
  user: { phoneNumber: string | null };
}): string | null {
  return listing.phoneNumber ?? listing.user.phoneNumber;
}

/** Whom a guest can contact and where the listing is; `sharesAddress` is the owner's choice for this stay. */
export async function findArrivalDetails(
  tx: Tx,
  listingId: number,
  sharesAddress: boolean,
): Promise<ArrivalDetails> {
  const listing = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: {
      nameResidence: true,
      addressStreetName: true,
      addressHouseNumber: true,
      addressHouseNumberSuffix: true,
      addressPostcode: true,
      cityId: true,
      phoneNumber: true,
      arrivalInfo: true,
      user: { select: { firstName: true, lastName: true, phoneNumber: true } },
    },
  });
  const { user } = listing;
  const street = streetLine({
    address_street_name: listing.addressStreetName,
    address_house_number: listing.addressHouseNumber,
    address_house_number_addition: listing.addressHouseNumberSuffix,
  });
  const town = [listing.addressPostcode, listing.cityId === null ? null : findCity(listing.cityId)?.name];
  const isGiven = street !== null && sharesAddress;
  const lines = [listing.nameResidence, street, town.filter(Boolean).join(' ')];
  return {
    owner: {
      name: `${user.firstName} ${user.lastName}`.trim(),
      phone: phoneOfListing(listing),
    },
    address: isGiven ? lines.filter((line): line is string => Boolean(line)) : null,
    arrivalInfo: listing.arrivalInfo,
  };
}

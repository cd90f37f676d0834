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
export function phoneOfHome(home: {
  phoneNumber: string | null;
  user: { phoneNumber: string | null };
}): string | null {
  return home.phoneNumber ?? home.user.phoneNumber;
}

/** Whom a guest can contact and where the listing is; `sharesAddress` is the owner's choice for this stay. */
export async function findArrivalDetails(
  tx: Tx,
  listingId: number,
  sharesAddress: boolean,
): Promise<ArrivalDetails> {
  const home = await tx.listing.findUniqueOrThrow({
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
  const { user } = home;
  const street = streetLine({
    address_street_name: home.addressStreetName,
    address_house_number: home.addressHouseNumber,
    address_house_number_addition: home.addressHouseNumberSuffix,
  });
  const town = [home.addressPostcode, home.cityId === null ? null : findCity(home.cityId)?.name];
  const isGiven = street !== null && sharesAddress;
  const lines = [home.nameResidence, street, town.filter(Boolean).join(' ')];
  return {
    owner: {
      name: `${user.firstName} ${user.lastName}`.trim(),
      phone: phoneOfHome(home),
    },
    address: isGiven ? lines.filter((line): line is string => Boolean(line)) : null,
    arrivalInfo: home.arrivalInfo,
  };
}

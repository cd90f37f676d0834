import 'server-only';

import { citiesOfMunicipality } from '@/lib/listings/cities';
import type { Point } from '@/lib/listings/cities';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { mayLookUpLodging } from '@/server/features/lodging-register/policy';

export interface KnownLodging {
  record: LodgingDto;
  /** Its location, as far as the register knows. */
  point: Point | null;
}

/** An entry of the tourism register, or null if it does not know the number. */
export async function findKnownLodging(number: string, db: Tx = prisma()): Promise<KnownLodging | null> {
  const row = await db.lodgingRegisterRecord.findUnique({ where: { number } });
  if (!row) return null;
  const { latitude, longitude } = row;
  return {
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    record: {
      alternative_name: row.alternativeName,
      name: row.name,
      thoroughfare: row.thoroughfare,
      house_number: row.houseNumber,
      house_number_suffix: row.houseNumberSuffix,
      municipality: row.municipality,
      listing_cities: citiesOfMunicipality(row.municipality).map(({ id, name }) => ({ id, name })),
      post_code: row.postCode,
      country: row.country,
      province: row.province,
    },
  };
}

interface Input {
  actor: Actor;
  params: { number: string };
}

/**
 * GET /api/lodgings/{number}: an entry of the tourism register, including its address even if the listing's own page
 * hides it. So only those who may fill in a listing may ask, and an account no more often than forms need.
 * @throws DomainError forbidden for co-landlords, too_many_requests (429), lodging_not_found (404)
 */
export async function findLodging({ actor, params }: Input): Promise<{ data: LodgingDto }> {
  authorize(mayLookUpLodging(actor));
  await consume('lodging-lookup', String(actor.id));
  const lodging = await findKnownLodging(params.number);
  if (!lodging) throw new DomainError('lodging_not_found');
  return { data: lodging.record };
}

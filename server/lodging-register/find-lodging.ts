import 'server-only';

import { citiesOfMunicipality } from '@/lib/listings/cities';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * GET /api/lodgings/{number}: a home in the tourism register (decisions, 'licence lookup').
 * @throws DomainError lodging_not_found (404)
 */
export async function findLodging({ params }: { params: { number: string } }): Promise<{ data: LodgingDto }> {
  const row = await prisma().lodgingRegisterRecord.findUnique({ where: { number: params.number } });
  if (!row) throw new DomainError('lodging_not_found');
  return {
    data: {
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

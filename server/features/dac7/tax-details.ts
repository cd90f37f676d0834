import 'server-only';

import type { TaxDetailsAnswer, TaxDetailsDto, TaxDetailsInput } from '@/lib/dac7/contract';
import { taxKinds } from '@/lib/dac7/contract';
import { readRegisterNumber, readTaxNumber } from '@/lib/dac7/tax-number';
import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { TaxDetails } from '@/prisma/generated/client';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { mayBeReported, mayHaveTaxDetails } from '@/server/features/dac7/policy';
import { openText, ownerOfTin, sealText } from '@/server/features/dac7/seal-tax';
import { authorize } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';

const none: TaxDetailsDto = {
  kind: null,
  birth_date: null,
  street: null,
  house_number: null,
  postal_code: null,
  city: null,
  country: null,
  tin: null,
  tin_country: null,
  enterprise_number: null,
};

/** A landlord's details, with the number decrypted. */
export function toTaxDetails(row: TaxDetails | null): TaxDetailsDto {
  if (!row) return none;
  return {
    kind: taxKinds.find((kind) => kind === row.kind) ?? null,
    birth_date: row.birthDate && utcDateToDay(row.birthDate),
    street: row.street,
    house_number: row.houseNumber,
    postal_code: row.postalCode,
    city: row.city,
    country: row.country,
    tin: openText(row.tin, ownerOfTin(row.userId)),
    tin_country: row.tinCountry,
    enterprise_number: row.enterpriseNumber,
  };
}

/**
 * GET /api/user/tax-details. Admins, even acting as the landlord, read nulls.
 * @throws DomainError forbidden for co-landlords
 */
export async function getTaxDetails({ actor }: { actor: Actor }): Promise<TaxDetailsAnswer> {
  authorize(mayHaveTaxDetails(actor));
  const isHidden = isByAdmin(actor) || !mayBeReported(actor);
  const row = isHidden ? null : await prisma().taxDetails.findUnique({ where: { userId: actor.id } });
  return { data: toTaxDetails(row), meta: { asked: !isHidden && (await isReporting()) } };
}

function columnsOf(userId: number, body: TaxDetailsInput) {
  const isPerson = body.kind === 'person';
  const tin = readTaxNumber(body.tin, body.tin_country, body.kind) ?? '';
  return {
    kind: body.kind,
    birthDate: isPerson && body.birth_date ? dayToUtcDate(body.birth_date) : null,
    street: body.street,
    houseNumber: body.house_number,
    postalCode: body.postal_code,
    city: body.city,
    country: body.country,
    tin: sealText(tin, ownerOfTin(userId)),
    tinCountry: body.tin_country,
    enterpriseNumber:
      isPerson || !body.enterprise_number ? null : readRegisterNumber(body.enterprise_number, body.country),
  };
}

interface Input {
  actor: Actor;
  body: TaxDetailsInput;
}

/**
 * PUT /api/user/tax-details: from then on nobody is reminded.
 * @throws DomainError forbidden for anybody but the landlord
 */
export async function saveTaxDetails({ actor, body }: Input): Promise<TaxDetailsAnswer> {
  authorize(mayBeReported(actor) && !isByAdmin(actor));
  const userId = actor.id;
  return transaction(async (tx) => {
    await holdAccounts(tx, [userId]);
    const data = columnsOf(userId, body);
    const row = await tx.taxDetails.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await tx.taxReminder.deleteMany({ where: { userId } });
    return { data: toTaxDetails(row), meta: { asked: await isReporting(tx) } };
  });
}

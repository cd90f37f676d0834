import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { reportedAddress } from '@/lib/short-stay-reports/record';
import { Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { isOnline } from '@/server/features/listings/conditions';
import type { SdepListing } from '@/server/features/short-stay/client/records';
import { countToDraw, drawHomes } from '@/server/features/short-stay-checks/draw';

interface Area {
  id: number;
  areaId: string;
  authorityId: string;
}

/** The online listings in an area, whatever the kind of lodging. */
async function findLiveHomes(tx: Tx, area: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM listing_short_stay_areas m JOIN listings l ON l.id = m.listing_id
    WHERE m.area = ${area} AND ${Prisma.raw(isOnline('l'))} ORDER BY l.id`;
  return rows.map(({ id }) => id);
}

/** New for each check: an id that was screened cannot be sent again. */
export function checkKey(
  listingId: number,
  month: string,
  { areaId, authorityId }: Omit<Area, 'id'>,
): string {
  const hash = createHash('sha256').update(`${authorityId} ${areaId}`).digest('hex').slice(0, 12);
  return `H${listingId}-${month}-${hash}`;
}

const homeSelect = {
  id: true,
  slug: true,
  logiesdecreet: true,
  registrationDeclared: true,
  addressStreetName: true,
  addressHouseNumber: true,
  addressHouseNumberSuffix: true,
  addressPostcode: true,
  city: { select: { name: true } },
} as const satisfies Prisma.ListingSelect;

/** What is sent about these listings, as they are now. */
async function describeHomes(
  tx: Tx,
  ids: number[],
  month: string,
  area: Area,
): Promise<{ id: number; sent: SdepListing }[]> {
  const homes = await tx.listing.findMany({ where: { id: { in: ids } }, select: homeSelect });
  const records = await tx.lodgingRegisterRecord.findMany({
    where: { number: { in: homes.map(({ logiesdecreet }) => logiesdecreet) } },
    select: { number: true, municipality: true },
  });
  const municipalities = new Map(records.map(({ number, municipality }) => [number, municipality]));
  return homes.map((home) => ({
    id: home.id,
    sent: {
      listingId: checkKey(home.id, month, area),
      areaId: area.areaId,
      url: env.APP_URL + route('listing.show', { slug: home.slug }),
      address: reportedAddress({
        street: home.addressStreetName ?? '',
        houseNumber: home.addressHouseNumber ?? '',
        suffix: home.addressHouseNumberSuffix ?? '',
        postcode: home.addressPostcode ?? '',
        town: municipalities.get(home.logiesdecreet) ?? home.city?.name ?? '',
      }),
      // False only if its landlord said no; others may not have been asked yet.
      declaredAsShortTermRental: home.registrationDeclared !== false,
      ...(home.logiesdecreet && { registrationNumber: home.logiesdecreet }),
    },
  }));
}

/** Draws the homes of one area; 0 if another worker did, or there is none yet. */
async function drawArea(area: Area, month: string): Promise<number> {
  const settings = { percent: env.SDEP_CHECK_PERCENT, minimum: env.SDEP_CHECK_MINIMUM };
  return transaction(async (tx) => {
    const live = await findLiveHomes(tx, area.id);
    if (live.length === 0) return 0;
    const seed = randomBytes(16).toString('hex');
    const ids = drawHomes(live, seed, countToDraw(live.length, settings));
    const [check] = await tx.shortStayCheck.createManyAndReturn({
      data: [{ area: area.id, month, seed, ...settings, homes: live.length, drawn: ids.length }],
      skipDuplicates: true,
    });
    if (!check) return 0;
    const homes = await describeHomes(tx, ids, month, area);
    await tx.shortStayCheckHome.createMany({
      data: homes.map(({ id, sent }) => ({
        checkId: check.id,
        listingId: id,
        key: sent.listingId,
        sent: { ...sent, address: { ...sent.address } },
      })),
    });
    return homes.length;
  });
}

/**
 * Draws this month's homes in every area that asks for checks and had no draw yet.
 * @returns how many were drawn
 */
export async function drawChecks(now = new Date()): Promise<number> {
  if (env.SDEP_CHECK_PERCENT === 0 && env.SDEP_CHECK_MINIMUM === 0) return 0;
  const month = todayIn('Europe/Brussels', now).slice(0, 7);
  const areas = await prisma().shortStayArea.findMany({
    where: {
      regulation: { in: ['listing', 'all'] },
      state: { in: ['ok', 'kept'] },
      checks: { none: { month } },
    },
    select: { id: true, areaId: true, authorityId: true },
    orderBy: { id: 'asc' },
  });
  let drawn = 0;
  for (const area of areas) drawn += await drawArea(area, month);
  return drawn;
}

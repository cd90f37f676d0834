import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { contains } from '@/server/features/short-stay/shapes/contains';
import type { ShapeRecord } from '@/server/features/short-stay/shapes/parse-shapes';
import type { Bounds } from '@/server/features/short-stay/shapes/read-shapefile';
import { keepListings } from '@/server/lock-order';

/**
 * Which homes lie in which areas, by the true point of a home, which nobody is shown. The database finds what lies
 * within the bounds of an area, the code what lies within its border.
 */

/** Written by readShapefile alone. */
const recordsOf = (shape: Prisma.JsonValue) => shape as unknown as ShapeRecord[];

/**
 * Whoever matches a home reads the areas as they are, and whoever changes an area finds all homes as they are: saves
 * share this lock, a change of an area has it alone until its transaction ends.
 */
const LOCK = 'short-stay-areas';
const shareAreas = (tx: Tx) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${LOCK}, 0))`;
export const holdAreas = (tx: Tx) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`;

interface AreaRow {
  area: number;
  shape: Prisma.JsonValue;
}

async function findAreasAround(tx: Tx, { latitude, longitude }: { latitude: number; longitude: number }) {
  return tx.$queryRaw<AreaRow[]>`
    SELECT area, shape FROM short_stay_area_versions WHERE to_at IS NULL
      AND ${longitude} BETWEEN west AND east AND ${latitude} BETWEEN south AND north`;
}

async function findAreasOf(tx: Tx, listingId: number): Promise<number[]> {
  const point = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { latitude: true, longitude: true },
  });
  const { latitude, longitude } = point;
  if (latitude === null || longitude === null) return [];
  const around = await findAreasAround(tx, { latitude, longitude });
  return around
    .filter(({ shape }) => contains(recordsOf(shape), [longitude, latitude]))
    .map(({ area }) => area);
}

/** In the transaction of a save, after the home was written: finds its areas anew. */
export async function matchHome(tx: Tx, listingId: number): Promise<void> {
  await shareAreas(tx);
  const areas = await findAreasOf(tx, listingId);
  await tx.listingShortStayArea.deleteMany({ where: { listingId, area: { notIn: areas } } });
  await tx.listingShortStayArea.createMany({
    data: areas.map((area) => ({ listingId, area })),
    skipDuplicates: true,
  });
}

interface Place {
  id: number;
  latitude: number;
  longitude: number;
}

const findPlaces = (tx: Tx, { west, south, east, north }: Bounds) =>
  tx.$queryRaw<Place[]>`
    SELECT id, latitude, longitude FROM listings
    WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`;

/** Finds the homes of one area anew; `records` are those of the version that counts. Returns how many there are. */
export async function matchArea(
  tx: Tx,
  area: number,
  { records, bounds }: { records: readonly ShapeRecord[]; bounds: Bounds },
): Promise<number> {
  const places = await findPlaces(tx, bounds);
  const inside = places
    .filter(({ longitude, latitude }) => contains(records, [longitude, latitude]))
    .map(({ id }) => id);
  const known = await tx.listingShortStayArea.findMany({ where: { area }, select: { listingId: true } });
  const matched = new Set(known.map(({ listingId }) => listingId));
  const added = inside.filter((id) => !matched.has(id));
  await tx.$executeRaw`
    DELETE FROM listing_short_stay_areas WHERE area = ${area} AND NOT listing_id = ANY (${inside}::int[])`;
  const kept = await keepListings(tx, added);
  await tx.$executeRaw`
    INSERT INTO listing_short_stay_areas (listing_id, area) SELECT id, ${area} FROM unnest(${kept}::int[]) AS kept (id)
    ON CONFLICT DO NOTHING`;
  return inside.length;
}

/** Finds the homes of every area anew, offline ones too; one transaction each. */
export async function matchAllHomes(
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<void> {
  const areas = await prisma().shortStayAreaVersion.findMany({
    where: { toAt: null },
    select: { area: true },
    orderBy: { area: 'asc' },
  });
  for (const { area } of areas)
    await inTransaction(async (tx) => {
      await holdAreas(tx);
      const version = await tx.shortStayAreaVersion.findFirst({ where: { area, toAt: null } });
      if (version) await matchArea(tx, area, { records: recordsOf(version.shape), bounds: version });
    });
}

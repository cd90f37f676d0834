import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { contains } from '@/server/features/short-stay/shapes/contains';
import type { ShapeRecord } from '@/server/features/short-stay/shapes/parse-shapes';

/** The areas in which a listing lies, by its exact location, which is never shown. */

/** The column is only written from what readShapefile returns. */
export const recordsOf = (shape: Prisma.JsonValue) => shape as unknown as ShapeRecord[];

/**
 * Ensures that a saved listing is matched with the current areas, and a changed area with all current listings: saves
 * of listings share this lock, and a change of an area holds it exclusively, until the transaction ends.
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

/** Finds the areas of a listing again, in the transaction that saves it, after it was written. */
export async function matchHome(tx: Tx, listingId: number): Promise<void> {
  await shareAreas(tx);
  const areas = await findAreasOf(tx, listingId);
  await tx.listingShortStayArea.deleteMany({ where: { listingId, area: { notIn: areas } } });
  await tx.listingShortStayArea.createMany({
    data: areas.map((area) => ({ listingId, area })),
    skipDuplicates: true,
  });
}

import 'server-only';

import { z } from '@/lib/api/zod';
import { photoVersion, rotations } from '@/lib/listings/photos';
import type { Rotation } from '@/lib/listings/photos';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { findListing } from '@/server/features/listings/find-listing';
import { mayViewListing } from '@/server/features/listings/policy';
import { isForEverybody } from '@/lib/moderation/visibility';
import { sendServedFile, servedFileName } from '@/server/features/photos/served-file';

/** `/fotos/{id}/{width}.{format}`: any other name is not found. */
export const photoParams = z.object({ id: z.uuid(), file: servedFileName });

interface PhotoRow {
  storage_key: string;
  rotate: number;
  listing_id: number;
  approvedAt: Date | null;
  disabledAt: Date | null;
  firstPublishedAt: Date | null;
  orderedAt: Date | null;
}

const selectPhoto = `SELECT p.storage_key, p.rotate, p.listing_id, l.approved_at AS "approvedAt",
    l.disabled_at AS "disabledAt", l.first_published_at AS "firstPublishedAt", l.ordered_at AS "orderedAt"
  FROM listing_pictures p JOIN listings l ON l.id = p.listing_id WHERE p.id = $1::uuid`;

async function findPhoto(id: string): Promise<PhotoRow | undefined> {
  const [row] = await sql<PhotoRow & Record<string, unknown>>('served-photo', selectPhoto, [id]);
  return row;
}

/** Photos of a hidden listing are as private as the listing. */
async function maySee(actor: Actor | null, photo: PhotoRow): Promise<boolean> {
  if (isForEverybody(photo)) return true;
  if (!actor) return false;
  const listing = await findListing(String(photo.listing_id));
  return listing !== null && mayViewListing(actor, listing);
}

/** An address with the current version never changes its bytes; one with an old version must be revalidated. */
function cacheControl(photo: PhotoRow, version: string | null): string {
  if (!isForEverybody(photo)) return 'private, no-store';
  return version === photoVersion(photo.rotate) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
}

// A check constraint restricts the column to this list.
const toRotation = (rotate: number): Rotation => rotations.find((known) => known === rotate) ?? 0;

interface Asked {
  params: z.output<typeof photoParams>;
  version: string | null;
  actor: Actor | null;
  headers: Headers;
}

/**
 * GET /fotos/{id}/{width}.{format}: a photo in a fixed width, rotated, without metadata.
 * @throws DomainError not_found for an unknown photo, and for callers who may not see its listing
 */
export async function servePhoto({ params, version, actor, headers }: Asked): Promise<Reply> {
  const photo = await findPhoto(params.id);
  if (!photo || !(await maySee(actor, photo))) throw new DomainError('not_found');
  return sendServedFile({
    original: { key: photo.storage_key, rotate: toRotation(photo.rotate) },
    file: params.file,
    cacheControl: cacheControl(photo, version),
    headers,
  });
}

import 'server-only';

import { listingFormTexts } from '@/lib/texts/listing-form';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import type { PicturesChange } from '@/server/features/photos/save-pictures';

/** Across all listings of an account: a hundred listings with ten each (docs/rules/photos.md#how-many). */
export const MAX_ACCOUNT_PHOTOS = 1000;

/**
 * Counts a file whose upload begins, before any of it is on disk; admins, who upload for others, have no limit.
 * @throws DomainError too_many_photos (429)
 */
export async function countPhoto(actor: Actor): Promise<void> {
  if (!actor.isAdmin) await consume('photo', String(actor.id));
}

/**
 * Checks that an account has room for what a form adds. Within a transaction nobody else can add to the account until
 * it ends.
 * @throws DomainError invalid on `images_pool`
 */
export async function refuseTooManyPhotos(
  db: Tx,
  ownerId: number,
  { add, remove }: PicturesChange,
): Promise<void> {
  if (add.length === 0) return;
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`photos-of:${ownerId}`}, 0))`;
  // Copies of a listing share its originals: one removed here stays while another listing shows it.
  const [row] = await db.$queryRaw<[{ now: number; kept: number }]>`
    SELECT count(DISTINCT p.storage_key)::int AS now,
      count(DISTINCT p.storage_key) FILTER (WHERE p.id::text <> ALL (${remove}::text[]))::int AS kept
    FROM listing_pictures p JOIN listings l ON l.id = p.listing_id WHERE l.user_id = ${ownerId}`;
  const then = row.kept + add.length;
  if (then > MAX_ACCOUNT_PHOTOS && then > row.now)
    throw invalid({ images_pool: [listingFormTexts.tooManyAccountPhotos] });
}

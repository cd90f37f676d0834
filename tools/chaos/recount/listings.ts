/** Derived columns of listings, from reviews, photos, the owner and texts. */
import { byQuery, rowsOf } from '@/tools/chaos/recount/invariant';
import type { Invariant } from '@/tools/chaos/recount/invariant';

/** Photos of listings, news and landlords, by the key of their original. */
const photoKeys = `
  SELECT storage_key FROM listing_pictures UNION SELECT image_key FROM news_articles WHERE image_key IS NOT NULL
  UNION SELECT photo_key FROM users WHERE photo_key IS NOT NULL`;

const photoFiles: Invariant = {
  name: 'every photo has its original in the storage',
  find: (world) => {
    const { hasFile } = world;
    return hasFile && missingFiles(world, hasFile);
  },
};

async function missingFiles(
  world: Parameters<typeof rowsOf>[0],
  hasFile: (key: string) => Promise<boolean>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { storage_key: key } of await rowsOf<{ storage_key: string }>(world, photoKeys))
    if (!(await hasFile(key))) missing.push(key);
  return missing;
}

export const listingInvariants = [
  byQuery(
    'rating and number of reviews are those of the shown reviews',
    `SELECT format('home %s says %s of %s, reviews %s of %s', l.id, l.rating, l.reviews_count, r.rating, r.n) AS wrong
     FROM listings l CROSS JOIN LATERAL (
       SELECT count(*) AS n, round(sum(rating)::numeric / nullif(count(*), 0), 2) AS rating
       FROM reviews WHERE listing_id = l.id AND hidden_at IS NULL
     ) r
     WHERE (l.rating, l.reviews_count) IS DISTINCT FROM (r.rating, r.n)`,
  ),
  byQuery(
    'a home that is online has one open span, and no other has any',
    `SELECT format('home %s, span %s', l.id, s.id) AS wrong
     FROM (SELECT id FROM listings WHERE approved_at IS NOT NULL AND disabled_at IS NULL) l
     FULL JOIN (SELECT * FROM online_spans WHERE until IS NULL) s ON s.listing_id = l.id
     WHERE l.id IS NULL OR s.id IS NULL
     UNION ALL
     SELECT format('home %s, spans %s and %s', a.listing_id, a.id, b.id)
     FROM online_spans a JOIN online_spans b ON b.listing_id = a.listing_id AND b.id > a.id
     WHERE tstzrange(a.since, a.until) && tstzrange(b.since, b.until)`,
  ),
  byQuery(
    'photos of a home are numbered from 1 without a gap',
    `SELECT format('home %s: %s', listing_id, string_agg(order_number::text, ', ' ORDER BY order_number)) AS wrong
     FROM listing_pictures GROUP BY listing_id
     HAVING min(order_number) <> 1 OR max(order_number) <> count(*)`,
  ),
  byQuery(
    'no photo in use is set aside for removal',
    `SELECT u.storage_key AS wrong FROM unclaimed_photos u JOIN (${photoKeys}) used USING (storage_key)`,
  ),
  photoFiles,
  byQuery(
    'a home whose texts or photos differ from what was looked at is marked as changed',
    `SELECT format('home %s, changed %s', l.id, s.changed_at) AS wrong
     FROM listing_snapshots s JOIN listings l ON l.id = s.listing_id
     WHERE s.changed_at IS NULL AND (
       (s.name_holiday_home, s.name_residence, s.description, s.house_rules)
         IS DISTINCT FROM (l.name_holiday_home, l.name_residence, l.description, l.house_rules)
       OR (SELECT array_agg(key ORDER BY key) FROM unnest(s.photo_keys) AS key) IS DISTINCT FROM (
         SELECT array_agg(DISTINCT storage_key ORDER BY storage_key) FROM listing_pictures WHERE listing_id = l.id)
       OR (SELECT array_agg(name ORDER BY name) FROM unnest(s.room_names) AS name) IS DISTINCT FROM (
         SELECT array_agg(name ORDER BY name) FROM listing_rooms WHERE listing_id = l.id))`,
  ),
  byQuery(
    'homes of a suspended account are offline',
    `SELECT format('home %s of user %s', l.id, u.id) AS wrong
     FROM listings l JOIN users u ON u.id = l.user_id
     WHERE (u.suspended_at IS NOT NULL AND l.disabled_at IS NULL)
       OR (u.suspended_at IS NULL AND l.suspended_at IS NOT NULL)`,
  ),
];

/** `npm run seed -- --listings N [--stays M]`: adds N synthetic listings with M stays, for measuring at scale. */
import { parseArgs } from 'node:util';
import { openWorld } from '@/scripts/launch/world';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { fillWithListings } from '@/scripts/synthetic/fill-with-listings';

/** Three stays per listing by default, the least a busy year has. */
const STAYS_A_LISTING = 3;

const { values } = parseArgs({ options: { listings: { type: 'string' }, stays: { type: 'string' } } });
const wholeNumber = (text: string | undefined) => (text && /^\d{1,8}$/.test(text) ? Number(text) : undefined);
const listings = wholeNumber(values.listings);
const stays = values.stays === undefined ? (listings ?? 0) * STAYS_A_LISTING : wholeNumber(values.stays);

if (!listings || stays === undefined) {
  console.error('Usage: npm run seed -- --listings N [--stays M]');
  process.exit(2);
}

const world = await openWorld();
try {
  await applyMigrations(world.databaseUrl);
  await fillWithListings(world.databaseUrl, { listings, stays, say: (line) => console.log(line) });
} finally {
  await world.close();
}

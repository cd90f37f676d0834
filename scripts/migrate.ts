/** Brings the database of DATABASE_URL up to date: `node scripts/run.mjs migrate`, for a deployment. */
import { applyMigrations } from '@/scripts/postgres/migrations';
import { openWorld } from '@/scripts/launch/world';

const world = await openWorld();
const names = await applyMigrations(world.databaseUrl);
console.log(names.length ? `Applied ${names.join(', ')}.` : 'Nothing to apply.');
await world.close();

/** `npm run migrate:deploy`: applies pending migrations to the database of DATABASE_URL, and does nothing else. */
import { demandSettings } from '@/scripts/machine/demand-settings';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { env } from '@/server/env';

demandSettings();
const names = await applyMigrations(env.DATABASE_URL);
console.log(names.length ? `Applied ${names.join(', ')}.` : 'Nothing to apply.');

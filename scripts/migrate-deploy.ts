/** `npm run migrate:deploy`: brings the database of DATABASE_URL up to date, and does nothing else. */
import { demandSettings } from '@/scripts/machine/demand-settings';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { env } from '@/server/env';

demandSettings();
const names = await applyMigrations(env.DATABASE_URL);
console.log(names.length ? `Applied ${names.join(', ')}.` : 'Nothing to apply.');

import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { seedDemo } from '@/prisma/seed/demo';
const own = await startThrowawayPostgres();
try {
  await applyMigrations(own.url);
  process.env.DATABASE_URL = own.url;
  process.env.DATA_DIR = '/tmp/seed/data';
  process.env.AUTH_SECRET = 'x'.repeat(32);
  const t = performance.now();
  await seedDemo();
  console.log('total', ((performance.now() - t) / 1000).toFixed(1));
  await seedDemo();
} finally {
  await own.stop();
}
process.exit(0);

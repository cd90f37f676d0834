/** Fills the database with the demo world. */
import { seedDemo } from '@/prisma/seed/demo';

await seedDemo();
// Pools that the seed opened would keep the process alive.
process.exit(0);

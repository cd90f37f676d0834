/** Fills the database with the demo world. */
import { seedDemo } from '@/prisma/seed/demo';

await seedDemo();
// Connection pools opened by the seed would keep the process alive.
process.exit(0);

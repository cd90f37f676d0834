/** `npm run admin -- create EMAIL`: makes an admin and prints where to choose the password. */
import { openWorld } from '@/scripts/launch/world';
import { createAdmin } from '@/server/accounts/create-admin';
import { closeDatabase } from '@/server/db';
import { z } from '@/lib/api/zod';

const [command, email] = process.argv.slice(2);

async function create(address: string): Promise<void> {
  const world = await openWorld();
  try {
    const { existed, link } = await createAdmin(address);
    console.log(`${address} ${existed ? 'existed and is an admin now' : 'is an admin'}.`);
    console.log(`Choose the password within 60 minutes on:\n${link}`);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    console.error(`${address} is not an e-mail address.`);
    process.exitCode = 2;
  } finally {
    await closeDatabase();
    await world.close();
  }
}

if (command === 'create' && email) await create(email);
else {
  console.error('Usage: npm run admin -- create EMAIL');
  process.exitCode = 2;
}

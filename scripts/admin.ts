/** `npm run admin -- create EMAIL`, `npm run admin -- reset-factors EMAIL`. */
import { openWorld } from '@/scripts/launch/world';
import { createAdmin } from '@/server/features/accounts/create-admin';
import { closeDatabase } from '@/server/db';
import { resetFactorsOf } from '@/server/features/users/reset-second-factors';
import { z } from '@/lib/api/zod';

const [command = '', email] = process.argv.slice(2);

/** Creates an admin and prints the link to set the password. */
async function create(address: string): Promise<void> {
  const { existed, link } = await createAdmin(address);
  console.log(`${address} ${existed ? 'existed and is an admin now' : 'is an admin'}.`);
  console.log(`Choose the password within 60 minutes on:\n${link}`);
}

/** For a user who lost app, passkeys and recovery codes. */
async function resetFactors(address: string): Promise<void> {
  if (await resetFactorsOf(address)) {
    console.log(`${address} has no second factor any more; the password alone signs in.`);
    return;
  }
  console.error(`Nobody has the address ${address}.`);
  process.exitCode = 1;
}

async function run(work: (address: string) => Promise<void>, address: string): Promise<void> {
  const world = await openWorld();
  try {
    await work(address);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    console.error(`${address} is not an e-mail address.`);
    process.exitCode = 2;
  } finally {
    await closeDatabase();
    await world.close();
  }
}

const commands = new Map([
  ['create', create],
  ['reset-factors', resetFactors],
]);
const work = commands.get(command);
if (work && email) await run(work, email);
else {
  console.error('Usage: npm run admin -- create EMAIL, or: npm run admin -- reset-factors EMAIL');
  process.exitCode = 2;
}

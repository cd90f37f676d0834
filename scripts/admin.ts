/** `npm run admin -- create EMAIL [ROLE]`, `npm run admin -- reset-factors EMAIL`. */
import { openWorld } from '@/scripts/launch/world';
import { createAdmin } from '@/server/features/accounts/create-admin';
import { closeDatabase, lastOwner, sqlState } from '@/server/db';
import { resetFactorsOf } from '@/server/features/users/reset-second-factors';
import { z } from '@/lib/api/zod';
import { staffRoles } from '@/lib/staff/rights';

const [command = '', email, role = 'owner'] = process.argv.slice(2);
const staffRole = staffRoles.find((known) => known === role);

/** Creates an admin and prints the link to set the password. */
async function create(address: string): Promise<void> {
  const { existed, link } = await createAdmin(address, staffRole);
  console.log(`${address} ${existed ? 'existed and is an admin now' : 'is an admin'} (${role}).`);
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
    const isLast = sqlState(error) === lastOwner;
    if (!isLast && !(error instanceof z.ZodError)) throw error;
    console.error(isLast ? `${address} is the only owner.` : `${address} is not an e-mail address.`);
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
if (work && email && staffRole) await run(work, email);
else {
  console.error(`Usage: npm run admin -- create EMAIL [${staffRoles.join('|')}]`);
  console.error('   or: npm run admin -- reset-factors EMAIL');
  process.exitCode = 2;
}

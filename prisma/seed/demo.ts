/** Fills an empty database with the demo world. */
import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { hashPassword } from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { dealPictures, pictureRows } from './deal-pictures';
import { DEMO_PASSWORD } from './people';
import { pictureKey, readCatalogue } from './picture-catalogue';
import { Steps } from './steps';
import { storePictures } from './store-pictures';
import type { StorePictures } from './store-pictures';
import { buildWorld } from './world';
import type { World } from './world';
import { demandRoom, isSeeded, writeWorld } from './write';

/** Replaced by tests: the slow parts, and the output on the screen. */
export interface SeedParts {
  storePictures: StorePictures;
  hashPassword: (password: string) => Promise<string>;
  say: (line: string) => void;
  today: Day;
}

const realParts = (): SeedParts => ({
  storePictures,
  hashPassword,
  say: (line) => void process.stdout.write(`${line}\n`),
  today: todayIn(),
});

async function hashPasswords(
  users: World['users'],
  hash: SeedParts['hashPassword'],
): Promise<Map<number, string>> {
  const hashes = await Promise.all(users.map(async ({ id }) => [id, await hash(DEMO_PASSWORD)] as const));
  return new Map(hashes);
}

/**
 * Creates the demo world unless the mark `demo_seeded` is set: first the photos, then all rows in one transaction that
 * ends with the mark. An interrupted seed is simply run again.
 * @throws Error if the database contains other data
 */
export async function seedDemo(parts: Partial<SeedParts> = {}): Promise<void> {
  const { storePictures: store, hashPassword: hash, say, today } = { ...realParts(), ...parts };
  if (await isSeeded(prisma())) {
    say('The demo world is there already.');
    return;
  }
  // Checked before any photos are stored.
  await demandRoom(prisma());
  say('Making the demo world:');
  const steps = new Steps(say);
  const world = await steps.run(
    'homes, people and stays',
    () => buildWorld(today),
    ({ plannedListings: listings, requests }) => `${listings.length} homes, ${requests.length} requests`,
  );
  const catalogue = readCatalogue();
  const files = catalogue.map(({ file }) => file);
  await steps.run(
    'photos',
    () => store(files),
    () => `${files.length}`,
  );
  const passwordHashes = await steps.run('passwords', () => hashPasswords(world.users, hash));
  const pictures = pictureRows(dealPictures(world.plannedListings, catalogue));
  const newsImages = catalogue.filter(({ use }) => use === 'news').map(({ file }) => pictureKey(file));
  const rows = { ...world, pictures, newsImages, passwordHashes };
  await steps.run('database', () => writeWorld(rows));
  // What the nightly job would compute, as of the day the world was created for.
  await steps.run('facts of landlords', () => countLandlordFacts(dayToUtcDate(today)));
  steps.end('The demo world is ready.');
}

/** Fills an empty database with the demo world (contract, 'Demo world'). */
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { hashPassword } from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { demoScenes } from './demo-scenes';
import { DEMO_PASSWORD } from './people';
import { drawPhotos } from './photos';
import type { DrawPhotos } from './photos';
import { planPhotos, pictureRows } from './pictures';
import { Steps } from './steps';
import { buildWorld } from './world';
import type { World } from './world';
import { demandRoom, isSeeded, writeWorld } from './write';

/** What tests put in place of the slow parts and of the screen. */
export interface SeedParts {
  drawPhotos: DrawPhotos;
  hashPassword: (password: string) => Promise<string>;
  say: (line: string) => void;
  today: Day;
}

const realParts = (): SeedParts => ({
  drawPhotos,
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
 * Makes the demo world where the mark `demo_seeded` is missing: the photos first, then all rows in one transaction
 * that ends with the mark. A seed that was cut short is simply done again. Where the mark is set nothing happens.
 * @throws Error when the database holds data of its own
 */
export async function seedDemo(parts: Partial<SeedParts> = {}): Promise<void> {
  const { drawPhotos: draw, hashPassword: hash, say, today } = { ...realParts(), ...parts };
  if (await isSeeded(prisma())) {
    say('The demo world is there already.');
    return;
  }
  // Before anything is drawn into its photos.
  await demandRoom(prisma());
  say('Making the demo world:');
  const steps = new Steps(say);
  const world = await steps.run(
    'homes, people and stays',
    () => buildWorld(today),
    ({ homes, requests }) => `${homes.length} homes, ${requests.length} requests`,
  );
  const plan = planPhotos(world.homes, world.news, demoScenes);
  const tell = (done: number) => {
    if (done % 100 === 0) say(`  photos: ${done} of ${plan.jobs.length}`);
  };
  const photos = await steps.run(
    'photos',
    () => draw(plan.jobs, tell),
    (drawn) => `${drawn.size} drawn`,
  );
  const passwordHashes = await steps.run('passwords', () => hashPasswords(world.users, hash));
  const pictures = pictureRows(plan, photos);
  const rows = { ...world, pictures, newsImages: plan.newsKeys, passwordHashes };
  await steps.run('database', () => writeWorld(rows));
  steps.end('The demo world is ready.');
}

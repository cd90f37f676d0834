/** Many concurrent actors, each doing one thing after another with a home or with a stay. */
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@/prisma/seed/random';
import { connected } from '@/scripts/postgres/connection';
import { actOnHome } from '@/tools/chaos/load/homes';
import { actOnStay } from '@/tools/chaos/load/stays';
import type { Means } from '@/tools/chaos/load/stays';
import { newStay, regions } from '@/tools/chaos/load/world';
import type { Load } from '@/tools/chaos/load/world';
import type { Mailbox } from '@/tools/chaos/mailbox';

interface Hands {
  load: Load;
  mailbox: Mailbox;
  random: Random;
  origin: string;
  /** The database. */
  url: string;
  served: () => Promise<void>;
  isOver: () => boolean;
  /** Unexpected errors. */
  complaints: string[];
}

/** Milliseconds between an actor's acts: two busy cores also run the site. */
const REST = [20, 120] as const;

async function findId(url: string, code: string): Promise<number | null> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM booking_requests WHERE code = $1', [
      code,
    ]);
    return rows[0]?.id ?? null;
  }).catch(() => null);
}

export async function actAtOnce(count: number, hands: Hands): Promise<void> {
  const { load, mailbox, random, origin, url, served, isOver, complaints } = hands;
  const means: Means = {
    ...{ random, served },
    idOf: (code) => findId(url, code),
    tokenOf: (email) => mailbox.tokenOf(email),
  };
  /** Homes and stays in use: each by one actor at a time. */
  const busy = new Set<object>();
  const act = async () => {
    const home = random.pick(load.homes);
    if (random.chance(0.35)) {
      if (busy.has(home)) return;
      busy.add(home);
      await actOnHome(load, home, means, origin).finally(() => busy.delete(home));
      return;
    }
    const isNew = home.stays.length === 0 || random.chance(0.2);
    const stay = isNew ? newStay(home, origin, random.int(...regions.stays)) : random.pick(home.stays);
    if (isNew) home.stays.push(stay);
    if (busy.has(stay)) return;
    busy.add(stay);
    await actOnStay(stay, means).finally(() => busy.delete(stay));
  };
  const work = async () => {
    while (!isOver()) {
      await act().catch((error: unknown) => complaints.push(String(error)));
      await setTimeout(random.int(...REST));
    }
  };
  await Promise.all(Array.from({ length: count }, work));
}

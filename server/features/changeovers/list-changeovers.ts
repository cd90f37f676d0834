import 'server-only';

import type { Changeover } from '@/lib/changeovers/contract';
import type { Day } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import { loadChangeovers } from '@/server/features/changeovers/load-changeovers';

interface Input {
  actor: Actor;
  query: { from: Day; to: Day };
}

/** GET /api/user/changeovers: of the homes that the user owns or cleans, by day, same-day turns first. */
export async function listChangeovers({ actor, query }: Input): Promise<{ data: Changeover[] }> {
  return { data: await loadChangeovers(actor.id, { start: query.from, end: query.to }) };
}

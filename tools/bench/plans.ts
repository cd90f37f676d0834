/** Processor time of the calls of a landlord's screens. */
import process from 'node:process';
import { todayIn } from '@/lib/dates/day';
import { PLANNING_LISTINGS } from '@/lib/planning/contract';
import { TODAY_WINDOW, timelineStart, windowRange } from '@/lib/planning/timeline';
import type { DeskCall } from '@/tools/bench/plan-calls';
import type { Actor } from '@/server/auth/actor';
import { roles } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { listUserListings } from '@/server/features/listings/list-user-listings';
import { getPlanning } from '@/server/features/planning/get-planning';
import { getToday } from '@/server/features/today/get-today';

/** As the pages of overview, planning and homes call them; the planning's homes fit into one page. */
const calls: Readonly<Record<DeskCall, (actor: Actor) => Promise<unknown>>> = {
  today: (actor) => getToday({ actor }),
  planning: (actor) =>
    Promise.all(
      [TODAY_WINDOW - 1, TODAY_WINDOW].map((window) => {
        const { start: from, end: to } = windowRange(timelineStart(todayIn()), window);
        return getPlanning({ actor, query: { from, to, page: 1 } });
      }),
    ),
  listings: (actor) =>
    listUserListings('enabled', {
      actor,
      params: { id: actor.id },
      query: { page: 1, limit: PLANNING_LISTINGS },
    }),
};

async function actorOf(email: string): Promise<Actor> {
  const { id, firstName, lastName } = await prisma().user.findUniqueOrThrow({
    where: { email },
    select: { id: true, firstName: true, lastName: true },
  });
  return {
    ...{
      id,
      email,
      firstName,
      lastName,
      roleId: roles.landlord,
      isAdmin: false,
      staffRole: null,
      isVerified: true,
    },
    ...{ secondFactorDue: false, sessionId: 'bench', impersonatorId: null },
  };
}

export interface PlanQuestion {
  call: DeskCall;
  owner: string;
  times: number;
}

export interface PlanAnswer {
  /** Processor time of all this process's threads for all calls, in milliseconds. */
  spent: number;
  /** Bytes of one answer. */
  bytes: number;
}

export async function callOften({ call, owner, times }: PlanQuestion): Promise<PlanAnswer> {
  const actor = await actorOf(owner);
  const before = process.cpuUsage();
  let bytes = 0;
  for (let time = 0; time < times; time += 1)
    bytes = Buffer.byteLength(JSON.stringify(await calls[call](actor)));
  const { user, system } = process.cpuUsage(before);
  return { spent: (user + system) / 1000, bytes };
}

import { utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { findStayFault } from '@/lib/stays/judge';
import type { Home } from '@/prisma/seed/home';
import { lettingOf } from '@/prisma/seed/letting';
import { buildWorld } from '@/prisma/seed/world';
import type { World } from '@/prisma/seed/world';

/** The demo world as built on a fixed day. */
export const today: Day = '2026-11-21';
export const world = buildWorld(today);
export const online = world.homes.filter((home) => home.state === 'online');
const homeById = new Map(world.homes.map((home) => [home.id, home]));
export const homeOf = (id: number): Home => {
  const home = homeById.get(id);
  if (!home) throw new Error(`No home ${id}`);
  return home;
};
export const rangeOf = (row: { startDate: Date | string; endDate: Date | string }) => ({
  start: utcDateToDay(new Date(row.startDate)),
  end: utcDateToDay(new Date(row.endDate)),
});
export const dayOf = (moment: Date | string | undefined) => utcDateToDay(new Date(moment ?? 0));

/** Why the stay of a request could not have been requested on its day; what was occupied then is no longer known. */
export function faultOf(request: World['requests'][number], day: Day) {
  const home = homeOf(request.listingId);
  const { rules, seasons } = lettingOf(home, day);
  const asked = dayOf(request.createdAt);
  const bounds = { rules: { ...home.rules, ...rules }, seasons, today: asked, booked: [], blocked: [] };
  const fault = findStayFault(bounds, rangeOf(request));
  return fault?.reason === 'too_short' && rules.gap_stays ? null : fault;
}

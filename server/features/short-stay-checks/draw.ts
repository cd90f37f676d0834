import 'server-only';

import { createHash } from 'node:crypto';

interface CheckSettings {
  /** Of the live homes in an area, 0 to 100. */
  percent: number;
  minimum: number;
}

/** How many homes are drawn: the percentage rounded up, at least the minimum, at most all. */
export const countToDraw = (homes: number, { percent, minimum }: CheckSettings): number =>
  Math.min(homes, Math.max(Math.ceil((homes * percent) / 100), minimum));

const rankOf = (seed: string, id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex');

/**
 * Draws homes without looking at anything but their ids: those whose SHA-256 of `seed:id` is lowest. Anybody who has the
 * seed can draw them again; without it nobody can predict the draw.
 */
export function drawHomes(ids: readonly number[], seed: string, count: number): number[] {
  return ids
    .map((id) => ({ id, rank: rankOf(seed, id) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}

/** What landlords do with their homes, and what visitors view, over HTTP. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Random } from '@/prisma/seed/random';
import { Visitor } from '@/tests/operations/support/visitor';
import { call } from '@/tools/chaos/load/call';
import type { Means } from '@/tools/chaos/load/stays';
import { describe, fresh, regions, serveLinked } from '@/tools/chaos/load/world';
import type { Home, Load } from '@/tools/chaos/load/world';

const MAX_PHOTOS = 9;
const BLOCKED = 3;

/** Repeats until the outcome is known: the last description sent must remain. */
async function edit(home: Home, { served }: Means): Promise<void> {
  const description = describe(fresh());
  for (;;) {
    const { outcome, said } = await call(home.landlord, 'PUT', `/api/listings/${home.id}`, { description });
    home.edits.push(outcome);
    if (outcome === 'refused') throw new Error(`Not edited: ${said}`);
    if (outcome === 'done') {
      home.descriptions = [description];
      return;
    }
    home.descriptions.push(description);
    await served();
  }
}

/** Blocks nights that were not blocked before. */
async function block(home: Home): Promise<void> {
  const from = regions.blocks[0] + home.blocks.length * (BLOCKED + 1);
  if (from + BLOCKED > regions.blocks[1]) return;
  const nights = Array.from({ length: BLOCKED }, (_, n) => addDays(todayIn(), from + n));
  const made = { nights, outcome: 'unknown' as const };
  home.blocks.push(made);
  const path = `/api/listings/${home.id}/disabled-booking-periods`;
  const { outcome, said } = await call(home.landlord, 'POST', path, { dates: nights });
  if (outcome === 'refused') throw new Error(`Not blocked: ${said}`);
  home.blocks[home.blocks.indexOf(made)] = { nights, outcome };
}

/** Up to six separate stays on the other site. */
function change(load: Load, home: Home, random: Random): void {
  const [first, last] = regions.linked;
  const linked: DayRange[] = [];
  for (
    let from = first + random.int(0, 20);
    from < last - 10 && linked.length < 6;
    from += random.int(8, 30)
  ) {
    const start = addDays(todayIn(), from);
    linked.push({ start, end: addDays(start, random.int(1, 6)) });
  }
  serveLinked(load, home, linked);
}

async function upload(load: Load, home: Home): Promise<void> {
  if (home.photos.length >= MAX_PHOTOS) return;
  const words = `Foto ${fresh()}`;
  const form = new FormData();
  form.append('images_pool[store][0][id]', crypto.randomUUID());
  form.append('images_pool[store][0][value]', new File([load.photo], 'zee.jpg', { type: 'image/jpeg' }));
  form.append('images_pool[store][0][description]', words);
  const { outcome, said } = await call(home.landlord, 'PUT', `/api/listings/${home.id}`, form);
  if (outcome === 'refused') throw new Error(`No photo: ${said}`);
  home.photos.push({ words, outcome });
}

async function look(home: Home, random: Random, origin: string): Promise<void> {
  const start = addDays(todayIn(), random.int(1, 150));
  const days = `arrival=${start}&departure=${addDays(start, random.int(2, 7))}`;
  const path = random.pick([
    ...[
      `/api/listings?${days}&adults=2`,
      `/api/listings?sort_by=price_asc&listing_city_id=${random.int(1, 14)}`,
    ],
    ...['/aanbod', `/aanbod?${days}`, `/aanbod/${home.slug}`, `/api/listings/${home.id}/availability`],
  ]);
  const visitor = new Visitor(origin, `10.200.${random.int(0, 255)}.${random.int(1, 254)}`);
  const { outcome, status, said } = await call(visitor, 'GET', path);
  home.looks.push(outcome);
  if (outcome === 'refused') throw new Error(`${path} is answered ${status}: ${said}`);
}

/** One act with this home. */
export async function actOnHome(load: Load, home: Home, means: Means, origin: string): Promise<void> {
  const draw = means.random.next();
  if (draw < 0.2) await edit(home, means);
  else if (draw < 0.35) await block(home);
  else if (draw < 0.5) change(load, home, means.random);
  else if (draw < 0.6) await upload(load, home);
  else await look(home, means.random, origin);
}

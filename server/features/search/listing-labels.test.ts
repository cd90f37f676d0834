import { describe, expect, it } from 'vitest';
import { ListingLabels } from '@/server/features/search/listing-labels';

const PIECE = 4 * 1024 * 1024;
const written = (name: string, photo: string | null = null) =>
  Buffer.from(JSON.stringify([`slug-${name}`, name, null, 'S00001', 11, true, photo, photo && 90]));

describe('the labels of homes', () => {
  it('say again what they were told, in any script', () => {
    const labels = new ListingLabels(10, PIECE);
    labels.set(3, written('Café “Zee”, [ő]'));
    labels.set(7, written('Duin', 'photo-1'));
    const read = labels.read([7, 3]);
    expect(read.get(3)).toEqual({
      slug: 'slug-Café “Zee”, [ő]',
      name: 'Café “Zee”, [ő]',
      residence: null,
      licence: 'S00001',
      cityId: 11,
      isAddressShown: true,
      photo: null,
    });
    expect(read.get(7)?.photo).toEqual({ id: 'photo-1', rotate: 90 });
  });

  it('are those of the last time, or none', () => {
    const labels = new ListingLabels(10, PIECE);
    for (const name of ['a', 'b', 'c']) labels.set(1, written(name));
    labels.set(2, written('gone'));
    labels.forget(2);
    expect([...labels.read([0, 1, 2])].map(([slot, { name }]) => [slot, name])).toEqual([[1, 'c']]);
    expect(labels.read([])).toEqual(new Map());
  });

  it('stay apart however many they are', () => {
    const labels = new ListingLabels(60_000, PIECE);
    const slots = Array.from({ length: 60_000 }, (_, slot) => slot);
    for (const slot of slots) labels.set(slot, written(`${slot}${'-'.repeat(slot % 150)}`));
    const read = labels.read(slots);
    expect(slots.filter((slot) => !read.get(slot)?.name.startsWith(`${slot}`))).toEqual([]);
    expect(read.size).toBe(60_000);
  });

  it('take no more memory however often they change, and are still right', () => {
    const labels = new ListingLabels(2000, PIECE / 10);
    const latest = new Map<number, string>();
    const change = (slot: number, round: number) => {
      const name = `${slot}/${round}${'-'.repeat((slot * 31 + round) % 120)}`;
      labels.set(slot, written(name));
      latest.set(slot, name);
    };
    let most = 0;
    for (let round = 0; round < 30; round += 1) {
      // Some labels change each time, some hardly ever, some are removed.
      for (let slot = 0; slot < 2000; slot += 1 + (slot % 5) * (round % 3)) change(slot, round);
      for (let slot = round; slot < 2000; slot += 97) {
        labels.forget(slot);
        latest.delete(slot);
      }
      most = Math.max(most, labels.bytes);
    }
    // Some 0.3 MB of labels; 6 MB were written.
    expect(most).toBeLessThanOrEqual(2.8 * 1024 * 1024);
    const read = labels.read(Array.from({ length: 2000 }, (_, slot) => slot));
    expect(new Map([...read].map(([slot, { name }]) => [slot, name]))).toEqual(latest);
  });

  it('stay below the places a piece can have', () => {
    const labels = new ListingLabels(10, PIECE);
    const large = Buffer.from(
      JSON.stringify(['s', 'n'.repeat(60_000), null, 'S00001', 11, true, null, null]),
    );
    for (let n = 0; n < 5000; n += 1) labels.set(n % 10, large);
    expect(labels.bytes).toBeLessThanOrEqual(28 * 1024 * 1024);
    expect(labels.read([3]).get(3)?.name).toHaveLength(60_000);
  });
});

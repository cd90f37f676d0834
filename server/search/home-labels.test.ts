import { describe, expect, it } from 'vitest';
import { HomeLabels } from '@/server/search/home-labels';

const written = (name: string, photo: string | null = null) =>
  Buffer.from(JSON.stringify([`slug-${name}`, name, null, 'S00001', 11, true, photo, photo && 90]));

describe('the labels of homes', () => {
  it('say again what they were told, in any script', () => {
    const labels = new HomeLabels(10);
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
    const labels = new HomeLabels(10);
    for (const name of ['a', 'b', 'c']) labels.set(1, written(name));
    labels.set(2, written('gone'));
    labels.forget(2);
    expect([...labels.read([0, 1, 2])].map(([slot, { name }]) => [slot, name])).toEqual([[1, 'c']]);
    expect(labels.read([])).toEqual(new Map());
  });

  it('stay apart however many they are', () => {
    const labels = new HomeLabels(60_000);
    const slots = Array.from({ length: 60_000 }, (_, slot) => slot);
    for (const slot of slots) labels.set(slot, written(`${slot}${'-'.repeat(slot % 150)}`));
    const read = labels.read(slots);
    expect(slots.filter((slot) => !read.get(slot)?.name.startsWith(`${slot}`))).toEqual([]);
    expect(read.size).toBe(60_000);
  });
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mainScene, poolScenes, type OceanView, type PropertyType } from './catalogue';
import { Random } from './random';
import { renderJpeg } from './render';
import { drawScene, SCENE_KINDS } from './scene';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const TYPES: readonly PropertyType[] = ['apartment', 'studio', 'penthouse', 'villa', 'house'];
const VIEWS: readonly OceanView[] = ['front', 'side', 'no'];
const TOWNS = ['De Panne', 'Nieuwpoort', 'Oostende', 'De Haan', 'Blankenberge', 'Knokke-Heist'];

function mains(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const { kind, seed, options } = mainScene({
      propertyType: TYPES[i % TYPES.length] ?? 'apartment',
      oceanview: VIEWS[i % VIEWS.length] ?? 'no',
      city: TOWNS[i % TOWNS.length] ?? 'De Panne',
      seed: `home-${i}`,
    });
    return digest(drawScene(kind, seed, options));
  });
}

describe('Random', () => {
  it('repeats itself for one seed and differs for another', () => {
    const draws = (seed: string): number[] => {
      const r = new Random(seed);
      return Array.from({ length: 5 }, () => r.next());
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('keeps all items when it shuffles', () => {
    expect(new Random('s').shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('drawScene', () => {
  it.each(SCENE_KINDS)('draws %s the same for the same seed, and another picture for another', (kind) => {
    const first = drawScene(kind, 'one');
    expect(digest(drawScene(kind, 'one'))).toBe(digest(first));
    expect(digest(drawScene(kind, 'two'))).not.toBe(digest(first));
  });

  it.each(SCENE_KINDS)('draws %s as a document without numbers gone wrong or references outside', (kind) => {
    const svg = drawScene(kind, 'one');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|href|<image|<foreignObject|data:/,
    );
    expect(svg).not.toMatch(/url\((?!#d\d+\))/);
  });

  it.each(SCENE_KINDS)('draws %s as SVG of 1600x1067 that sharp reads', async (kind) => {
    const { width, height, format } = await sharp(Buffer.from(drawScene(kind, 'one'))).metadata();
    expect({ width, height, format }).toEqual({ width: 1600, height: 1067, format: 'svg' });
  });
});

describe('renderJpeg', () => {
  it('makes a JPEG of the same size', async () => {
    const { width, height, format } = await sharp(await renderJpeg(drawScene('cabins', 'one'))).metadata();
    expect({ width, height, format }).toEqual({ width: 1600, height: 1067, format: 'jpeg' });
  }, 20_000);

  it('refuses what is not an SVG', async () => {
    await expect(renderJpeg('<svg')).rejects.toThrow();
  });
});

describe('poolScenes', () => {
  it('holds at least 150 pictures with keys of their own in a stable order', () => {
    const keys = poolScenes().map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(150);
    expect(new Set(keys).size).toBe(keys.length);
    expect(poolScenes().map(({ key }) => key)).toEqual(keys);
  });

  it('shows a different picture for each key', () => {
    const drawn = poolScenes().map(({ kind, seed }) => digest(drawScene(kind, seed)));
    expect(new Set(drawn).size).toBe(drawn.length);
  }, 60_000);

  it('has pictures of every kind of room', () => {
    const rooms = new Set(poolScenes().map(({ room }) => room));
    expect([...rooms].toSorted()).toEqual(
      ['bathroom', 'bedroom', 'exterior', 'kitchen', 'living', 'surroundings', 'terrace'].toSorted(),
    );
  });
});

describe('mainScene', () => {
  it('gives 240 homes 240 pictures', () => {
    expect(new Set(mains(240)).size).toBe(240);
  }, 60_000);

  it('never promises the sea to a home without a view of it', () => {
    for (const propertyType of TYPES) {
      for (let i = 0; i < 40; i++) {
        const { kind, options } = mainScene({
          propertyType,
          oceanview: 'no',
          city: 'Koksijde',
          seed: String(i),
        });
        expect(options.outlook).not.toBe('sea');
        expect(['apartment-dike', 'apartment-sand', 'dike-walk', 'dike-above']).not.toContain(kind);
      }
    }
  });
});

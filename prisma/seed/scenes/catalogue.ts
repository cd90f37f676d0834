/**
 * Which pictures the demo world shows: one main picture of its own for every home, and a shared pool.
 */
import { Random } from './random';
import type { SceneKind, SceneOptions } from './scene';

export type Room = 'exterior' | 'living' | 'bedroom' | 'kitchen' | 'bathroom' | 'terrace' | 'surroundings';

export type PoolScene = { key: string; kind: SceneKind; room: Room; seed: string };

/** How many of each kind the pool holds. */
const POOL: readonly (readonly [SceneKind, Room, number])[] = [
  ['living-panorama', 'living', 9],
  ['living-sofa', 'living', 10],
  ['living-nook', 'living', 6],
  ['dining', 'living', 7],
  ['bedroom', 'bedroom', 11],
  ['bedroom-view', 'bedroom', 7],
  ['kids-room', 'bedroom', 6],
  ['kitchen-island', 'kitchen', 9],
  ['kitchen-table', 'kitchen', 9],
  ['bathroom-tub', 'bathroom', 8],
  ['bathroom-shower', 'bathroom', 8],
  ['balcony', 'terrace', 9],
  ['roof-terrace', 'terrace', 4],
  ['garden-terrace', 'terrace', 6],
  ['apartment-street', 'exterior', 3],
  ['apartment-sand', 'exterior', 3],
  ['house-terrace', 'exterior', 2],
  ['dike-walk', 'surroundings', 4],
  ['waves', 'surroundings', 3],
  ['beach-day', 'surroundings', 4],
  ['quiet-beach', 'surroundings', 4],
  ['breakwater', 'surroundings', 3],
  ['pier', 'surroundings', 2],
  ['lighthouse', 'surroundings', 2],
  ['dune-path', 'surroundings', 4],
  ['dunes', 'surroundings', 3],
  ['cabins', 'surroundings', 4],
  ['kites', 'surroundings', 2],
  ['sand-yachts', 'surroundings', 2],
  ['horse-fisher', 'surroundings', 2],
  ['tram', 'surroundings', 3],
  ['market', 'surroundings', 2],
  ['fishing-quay', 'surroundings', 2],
  ['marina', 'surroundings', 2],
  ['polder', 'surroundings', 3],
];

/** The shared pictures in a stable order; `key` names one for good. */
export function poolScenes(): PoolScene[] {
  return POOL.flatMap(([kind, room, count]) =>
    Array.from({ length: count }, (_, i) => ({ key: `${kind}-${i + 1}`, kind, room, seed: `pool-${i + 1}` })),
  );
}

export type PropertyType = 'apartment' | 'studio' | 'penthouse' | 'villa' | 'house';
export type OceanView = 'front' | 'side' | 'no';

export type MainSubject = { propertyType: PropertyType; city: string; seed: string; oceanview: OceanView };
export type MainScene = { kind: SceneKind; seed: string; options: SceneOptions };

const HARBOURS = ['nieuwpoort', 'oostende', 'blankenberge', 'zeebrugge'];
/** Towns of villas and low fronts. */
const LOW_TOWNS = ['de haan', 'sint-idesbald', 'wenduine', 'oostduinkerke', 'bredene', 'duinbergen', 'zoute'];
const VILLA_TOWNS = ['de haan', 'knokke', 'zoute', 'duinbergen', 'heist'];

const among = (city: string, names: readonly string[]): boolean =>
  names.some((name) => city.toLowerCase().includes(name));

function apartmentKinds(home: MainSubject): SceneKind[] {
  if (home.oceanview === 'no') {
    const inland: SceneKind[] = [
      'apartment-street',
      'apartment-street',
      'apartment-close',
      'apartment-close',
      'balcony',
      'living-sofa',
    ];
    return among(home.city, HARBOURS) ? [...inland, 'apartment-marina', 'apartment-marina'] : inland;
  }
  const facing: SceneKind[] = [
    'apartment-dike',
    'apartment-sand',
    'apartment-close',
    'apartment-sand',
    'balcony',
    'dike-walk',
  ];
  return home.oceanview === 'front'
    ? [...facing, 'living-panorama', 'balcony', 'dike-above']
    : [...facing, 'dike-above', 'apartment-close', 'apartment-dike'];
}

const VILLA_KINDS: readonly SceneKind[] = [
  'villa-modern',
  'villa-thatch',
  'villa-brick',
  'villa-norman',
  'villa-belle',
];

function kindsOf(home: MainSubject): readonly SceneKind[] {
  switch (home.propertyType) {
    case 'apartment':
      return apartmentKinds(home);
    case 'studio':
      return home.oceanview === 'no'
        ? ['studio', 'studio', 'apartment-street']
        : ['balcony', 'studio', 'balcony', 'studio', 'apartment-dike'];
    case 'penthouse':
      return home.oceanview === 'no'
        ? ['roof-terrace', 'roof-terrace', 'living-panorama']
        : ['roof-terrace', 'dike-above', 'roof-terrace', 'dike-above', 'living-panorama'];
    case 'villa':
      return among(home.city, VILLA_TOWNS)
        ? ['villa-norman', 'villa-belle', 'villa-norman', 'villa-thatch', 'villa-modern']
        : VILLA_KINDS;
    case 'house':
      return home.oceanview === 'no'
        ? ['house-cottages', 'house-terrace', 'house-farm', 'house-bungalow', 'house-cottages']
        : ['house-cottages', 'house-terrace', 'house-bungalow', 'house-cottages'];
  }
}

/** The main picture of a home: kind by its type, town and view, everything else by its seed. */
export function mainScene(home: MainSubject): MainScene {
  const r = new Random(`main:${home.propertyType}:${home.city}:${home.seed}`);
  const kind = r.pick(kindsOf(home));
  const outlook = home.oceanview === 'no' ? r.pick(['roofs', 'garden', 'dunes', 'dunes'] as const) : 'sea';
  return { kind, seed: `${home.city}:${home.seed}`, options: { outlook, low: among(home.city, LOW_TOWNS) } };
}

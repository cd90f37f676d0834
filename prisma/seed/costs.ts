/**
 * Costs besides the nights for the demo world's listings: whatever is not included in the price, according to each
 * listing's own comfort.
 */
import { suggestTouristTax } from '@/lib/stays/tourist-tax';
import type { Cost } from '@/lib/stays/terms';
import type { FamilyFacts, SeedListing } from './listing';
import type { Random } from './random';

const euros = (amount: number) => amount * 100;

const cost = (
  kind: Cost['kind'],
  per: Cost['per'],
  amount_cents: number,
  more: Partial<Cost> = {},
): Cost => ({ kind, label: null, per, amount_cents, optional: false, on_site: false, ...more });

interface Extra {
  draw: (random: Random) => Cost;
  /** What it is for; the extra is left out if the owner says that the listing lacks it. */
  of?: keyof FamilyFacts;
}

/** Optional extras, with labels of their own. */
const extras: readonly Extra[] = [
  {
    draw: (random) =>
      cost('other', 'night', euros(random.int(8, 15)), {
        label: 'Strandcabine',
        optional: true,
        on_site: true,
      }),
    of: 'beach_cabin',
  },
  {
    draw: (random) => cost('other', 'person', euros(random.int(10, 25)), { label: 'Fiets', optional: true }),
  },
  {
    draw: (random) => cost('other', 'stay', euros(random.int(8, 15)), { label: 'Brandhout', optional: true }),
    of: 'fireplace',
  },
  {
    draw: (random) =>
      cost('other', 'night', euros(random.int(5, 10)), { label: 'Laadpaal', optional: true, on_site: true }),
    of: 'charging_point',
  },
];

function extra({ family }: SeedListing, random: Random): Cost[] {
  if (!random.chance(0.35)) return [];
  const { draw, of } = random.pick(extras);
  const drawn = draw(random);
  return of && family[of] === false ? [] : [drawn];
}

function linen({ comfort }: SeedListing, random: Random): Cost[] {
  const optional = random.chance(0.7);
  return [
    ...(comfort.bedLinen ? [] : [cost('bed_linen', 'person', euros(random.int(9, 15)), { optional })]),
    ...(comfort.bathLinen ? [] : [cost('bath_linen', 'person', euros(random.int(4, 8)), { optional })]),
  ];
}

function pets({ comfort }: SeedListing, random: Random): Cost[] {
  if (!comfort.pets) return [];
  return random.chance(0.5)
    ? [cost('pet', 'pet', euros(random.int(15, 35)))]
    : [cost('pet', 'pet_night', euros(random.int(3, 6)))];
}

function touristTax(listing: SeedListing, random: Random): Cost {
  const suggested = suggestTouristTax(listing.town.id);
  const on_site = random.chance(0.5);
  return suggested
    ? cost('tourist_tax', suggested.per, suggested.amount_cents, { on_site })
    : cost('tourist_tax', 'person_night', random.pick([100, 150, 200]), { on_site });
}

/** Excludes everything that the listing's comfort says is included in the price. */
export function costsOf(listing: SeedListing, random: Random): Cost[] {
  const { comfort, beds } = listing;
  return [
    ...(comfort.cleaning
      ? []
      : [cost('cleaning', 'stay', euros(45 + 20 * beds.bedrooms + random.int(0, 15)))]),
    ...linen(listing, random),
    ...(comfort.utilities ? [] : [cost('energy', 'night', euros(random.int(3, 9)), { on_site: true })]),
    ...pets(listing, random),
    ...(random.chance(0.6) ? [touristTax(listing, random)] : []),
    ...extra(listing, random),
    ...(random.chance(0.6) ? [cost('deposit', 'stay', euros(random.int(3, 8) * 50))] : []),
  ];
}

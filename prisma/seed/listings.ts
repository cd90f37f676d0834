/** The listings of the demo world: every plan with its random features. */
import { findCity } from '@/lib/listings/cities';
import { freeSlug, listingSlug } from '@/lib/listings/slug';
import {
  drawBeds,
  drawComfort,
  drawFamily,
  drawFloor,
  drawPlace,
  drawPrice,
  drawRules,
  drawType,
  drawView,
} from './features';
import { isDetached } from './listing';
import type { SeedListing, Rules } from './listing';
import { Names } from './names';
import { demoPhone } from './people';
import { planListings } from './plan';
import type { Plan } from './plan';
import { Random } from './random';
import { describeListing } from './texts/description';

/** First number in the fictitious lodging register. */
export const FIRST_LICENCE = 900_001;

function rulesOf(plan: Plan, random: Random): Rules {
  const drawn = drawRules(random);
  if (plan.shortest === undefined) return drawn;
  return {
    ...drawn,
    rental_period_night: true,
    rental_period_week: true,
    rental_period_weekend: plan.shortest <= 2,
    rental_period_month: false,
    min_stay: plan.shortest,
    max_stay: 30,
    max_days_reservation_advance: 365,
  };
}

class Builder {
  readonly #names = new Names();
  readonly #slugs = new Set<string>();
  readonly #texts = new Set<string>();

  build(plan: Plan): SeedListing {
    const random = new Random(`home/${plan.id}`);
    const { town } = plan;
    const city = findCity(town.id);
    if (city === null) throw new RangeError(`No town ${town.id}`);
    const type = plan.type ?? drawType(random, town);
    const view = plan.view ?? drawView(random, type);
    const floor = drawFloor(random, type, view);
    const beds = drawBeds(random.fork('beds'), type);
    const drawn = drawComfort(random.fork('comfort'), type, floor);
    const comfort = { ...drawn, pets: plan.pets ?? drawn.pets };
    const place = drawPlace(random.fork('place'), town, type, view, floor);
    const name = plan.name ?? this.#names.next(type, view);
    const facts = {
      id: plan.id,
      ownerId: plan.ownerId,
      state: plan.state,
      town,
      townName: city.name,
      postcode: city.postcode,
      licence: String(FIRST_LICENCE - 1 + plan.id),
      type,
      view,
      floor,
      beds,
      capacity: Math.min(10, beds.doubles * 2 + beds.singles),
      comfort,
      family: drawFamily(random.fork('family'), { id: plan.id, type, comfort }),
      place: { ...place, shown: plan.shown ?? place.shown },
      name,
      slug: this.#slug(name, city.name),
      price: drawPrice(random.fork('price'), town, type, view, beds),
      rules: rulesOf(plan, random.fork('rules')),
      checkIn: random.pick(['14:00', '15:00', '15:00', '16:00', '17:00']),
      checkOut: random.pick(['09:30', '10:00', '10:00', '11:00']),
      phone: isDetached(type) || random.chance(0.55) ? demoPhone(random) : null,
    };
    return { ...facts, description: describeListing(facts, random.fork('description'), this.#texts) };
  }

  #slug(name: string, city: string): string {
    const slug = freeSlug(listingSlug(name, city), this.#slugs);
    this.#slugs.add(slug);
    return slug;
  }
}

/** All listings, by id. The result is always the same and does not depend on the current day. */
export function buildListings(): SeedListing[] {
  const builder = new Builder();
  return planListings().map((plan) => builder.build(plan));
}

/**
 * A listing of the demo world before it is converted to rows: its text, price, stays and photos are derived from this.
 */
import type { StayRules } from '@/lib/stays/terms';
import type { Point } from '@/lib/listings/cities';
import type { AdvancePeriod, Oceanview, PropertyType } from '@/lib/listings/kinds';
import type { Town } from './towns';

export type ListingState =
  /** Approved and visible. */
  | 'online'
  /** A draft of its owner. */
  | 'concept'
  /** Submitted, waiting for an admin. */
  | 'waiting'
  /** Was once public, then taken offline by its owner. */
  | 'disabled';

export interface Beds {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly doubles: number;
  readonly singles: number;
  /** Two of the single beds are a bunk bed in a corner of the living room. */
  readonly bunkCorner: boolean;
}

/** The options that are switches, and the number of parking spaces. */
export interface Comfort {
  readonly parking: number;
  readonly wifi: boolean;
  readonly outdoor: boolean;
  readonly cleaning: boolean;
  readonly bedLinen: boolean;
  readonly bathLinen: boolean;
  readonly utilities: boolean;
  readonly pets: boolean;
  readonly wheelchair: boolean;
  readonly welcome: boolean;
  readonly airConditioning: boolean;
  readonly dishwasher: boolean;
}

type FamilyOption =
  | 'lift'
  | 'washing_machine'
  | 'tv'
  | 'cot'
  | 'high_chair'
  | 'stair_gate'
  | 'terrace'
  | 'garden_fenced'
  | 'bicycle_storage'
  | 'charging_point'
  | 'fireplace'
  | 'sauna'
  | 'swimming_pool'
  | 'beach_cabin'
  | 'work_place';

/** The options from 16 on; absent: the owner said nothing. */
export type FamilyFacts = Readonly<Partial<Record<FamilyOption, boolean>>>;

export interface Place {
  readonly street: string;
  readonly houseNumber: string;
  readonly suffix: string | null;
  readonly residence: string | null;
  readonly point: Point;
  /** Metres from the high-water line. */
  readonly metresInland: number;
  /** Whether street, number and exact coordinates are public. */
  readonly shown: boolean;
}

export interface Rules extends StayRules {
  readonly min_stay: number;
  readonly max_stay: number;
  readonly max_days_reservation_advance: AdvancePeriod;
}

export interface SeedListing {
  readonly id: number;
  readonly ownerId: number;
  readonly state: ListingState;
  readonly town: Town;
  readonly townName: string;
  readonly postcode: string;
  readonly licence: string;
  readonly type: PropertyType;
  readonly view: Oceanview;
  /** 0 is the ground floor; null if the option does not apply (house, villa). */
  readonly floor: number | null;
  readonly beds: Beds;
  readonly capacity: number;
  readonly comfort: Comfort;
  readonly family: FamilyFacts;
  readonly place: Place;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Whole euros per night. */
  readonly price: number;
  readonly rules: Rules;
  /** 'hh:mm' */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly phone: string | null;
}

export const isDetached = (type: PropertyType) => type === 'house' || type === 'villa';

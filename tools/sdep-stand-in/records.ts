/** What platforms sent: every version of activities and listings, and their wire format. */
import { randomUUID } from 'node:crypto';
import type { Area } from '@/tools/sdep-stand-in/areas';
import { written } from '@/tools/sdep-stand-in/clock';
import type { activity, listing, Sent } from '@/tools/sdep-stand-in/items';

export type SentActivity = Sent<(typeof activity)['v1']>;
export type SentListing = Sent<typeof listing>;
type SentAddress = SentActivity['address'];

export const flagCodes = ['ABS', 'UNK', 'EXP', 'MIS', 'NPR', 'UNX', 'UDS'] as const;
export type Flag = (typeof flagCodes)[number];

export interface Platform {
  clientId: string;
  /** The id that others see; it stays when the name changes. */
  platformId: string;
  name: string | null;
}

interface Versioned {
  id: string;
  platform: Platform;
  /** The platform's name when this was written. */
  platformName: string | null;
  area: Area;
  /** Microseconds since 1970. */
  createdAt: number;
}

export interface ActivityVersion extends Versioned {
  sent: SentActivity;
}

export interface ListingVersion extends Versioned {
  sent: SentListing;
  status: 'pending' | 'clear' | 'flagged' | 'acknowledged';
  flags: readonly Flag[];
  submittedAt: number;
  screenedAt: number | null;
  acknowledgedAt: number | null;
}

/** All versions of one kind, by platform and id. */
export class Records<V extends Versioned> {
  readonly all: V[] = [];

  find(platform: Platform | undefined, id: string): V | undefined {
    return this.all.findLast((one) => one.platform === platform && one.id === id);
  }

  versions(clientId: string, id: string): V[] {
    return this.all.filter((one) => one.platform.clientId === clientId && one.id === id);
  }

  /** The newest version of each, oldest first. */
  current(): V[] {
    const newest = new Map(this.all.map((one) => [`${one.platform.clientId} ${one.id}`, one]));
    return this.all.filter((one) => newest.get(`${one.platform.clientId} ${one.id}`) === one);
  }
}

export class Platforms {
  readonly #known = new Map<string, Platform>();

  find(clientId: string): Platform | undefined {
    return this.#known.get(clientId);
  }

  /** The platform of a client, with the name that its token has now. */
  of(clientId: string, name: string | null): Platform {
    const platform = this.#known.get(clientId) ?? { clientId, platformId: randomUUID(), name };
    platform.name = name;
    this.#known.set(clientId, platform);
    return platform;
  }

  forget(): void {
    this.#known.clear();
  }
}

const drawAddress = (address: SentAddress) => ({
  thoroughfare: address.thoroughfare,
  locatorDesignatorNumber: address.locatorDesignatorNumber,
  locatorDesignatorLetter: address.locatorDesignatorLetter,
  locatorDesignatorAddition: address.locatorDesignatorAddition,
  postCode: address.postCode,
  postName: address.postName,
  fullAddress: address.fullAddress,
});

/** Empty names vanish; other empty fields are null. */
const drawArea = ({ areaId, areaName, authority }: Area) => ({
  areaId,
  ...(areaName ? { areaName } : {}),
  competentAuthorityId: authority.id,
  ...(authority.name ? { competentAuthorityName: authority.name } : {}),
});

const drawEnd = ({ platform, platformName, createdAt }: Versioned) => ({
  platformId: platform.platformId,
  platformName,
  createdAt: written(createdAt),
});

export const drawActivity = (version: ActivityVersion) => ({
  activityId: version.id,
  ...(version.sent.activityName ? { activityName: version.sent.activityName } : {}),
  status: version.sent.status,
  ...drawArea(version.area),
  url: version.sent.url,
  address: drawAddress(version.sent.address),
  registrationNumber: version.sent.registrationNumber,
  numberOfGuests: version.sent.numberOfGuests,
  countryOfGuests: version.sent.countryOfGuests,
  temporal: {
    startDatetime: written(version.sent.temporal.startDatetime.micros),
    endDatetime: written(version.sent.temporal.endDatetime.micros),
  },
  ...drawEnd(version),
});

const momentOrNull = (micros: number | null) => (micros === null ? null : written(micros));

export const drawListing = (version: ListingVersion) => ({
  listingId: version.id,
  ...(version.sent.listingName ? { listingName: version.sent.listingName } : {}),
  status: version.status,
  flags: version.flags,
  ...drawArea(version.area),
  url: version.sent.url,
  address: drawAddress(version.sent.address),
  declaredAsShortTermRental: version.sent.declaredAsShortTermRental,
  registrationNumber: version.sent.registrationNumber,
  submittedAt: written(version.submittedAt),
  screenedAt: momentOrNull(version.screenedAt),
  acknowledgedAt: momentOrNull(version.acknowledgedAt),
  ...drawEnd(version),
});

/** The service's state, and the writes that change it: each a whole batch or nothing. */
import { randomUUID } from 'node:crypto';
import { Areas } from '@/tools/sdep-stand-in/areas';
import type { Area, AreaSeed } from '@/tools/sdep-stand-in/areas';
import { itemError, runBulk } from '@/tools/sdep-stand-in/bulk';
import { written } from '@/tools/sdep-stand-in/clock';
import type { Clock } from '@/tools/sdep-stand-in/clock';
import { acknowledgement, activity, listing } from '@/tools/sdep-stand-in/items';
import type { Version } from '@/tools/sdep-stand-in/items';
import { drawActivity, drawListing, Platforms, Records } from '@/tools/sdep-stand-in/records';
import type { ActivityVersion, Flag, ListingVersion } from '@/tools/sdep-stand-in/records';
import type { Page } from '@/tools/sdep-stand-in/query';
import type { Caller } from '@/tools/sdep-stand-in/tokens';

interface Filters {
  from: number | null;
  to: number | null;
  areaId: string | null;
  authorityId: string | null;
}

/** Runs before a batch is stored: tests let it fail. */
export type BeforeStoring = () => void;

export class World {
  readonly areas: Areas;
  readonly activities = new Records<ActivityVersion>();
  readonly listings = new Records<ListingVersion>();
  readonly platforms = new Platforms();

  constructor(
    readonly clock: Clock,
    readonly seeds: readonly AreaSeed[],
  ) {
    this.areas = new Areas(clock);
    if (seeds.length) this.areas.publish(seeds);
  }

  /** The nightly wipe of a trial service: back to the initial areas, as new versions. */
  wipe(): void {
    this.activities.all.length = 0;
    this.listings.all.length = 0;
    this.areas.versions.length = 0;
    this.platforms.forget();
    if (this.seeds.length) this.areas.publish(this.seeds);
  }

  #areaError(areaId: string, purpose: 'activity' | 'listing' | null) {
    const area = this.areas.find(areaId);
    if (!area) return itemError('not_found_error', `Area with areaId '${areaId}' not found`, 'areaId');
    if (purpose === null || area.regulation === 'all' || area.regulation === purpose) return null;
    const msg = `Area with areaId '${areaId}' is regulated for ${area.regulation} only`;
    return itemError('regulation_error', msg, 'areaId');
  }

  #area(areaId: string): Area {
    const area = this.areas.find(areaId);
    if (!area) throw new RangeError(`no area ${areaId}, though it was judged`);
    return area;
  }

  submitActivities(version: Version, raw: unknown[], caller: Caller, before: BeforeStoring) {
    const platform = this.platforms.of(caller.clientId, caller.clientName);
    const createdAt = this.clock.stamp();
    const added: ActivityVersion[] = [];
    const answer = runBulk(raw, {
      words: { list: 'activities', index: 'activityIndex', id: 'activityId', item: 'activity' },
      check: activity[version],
      idOf: ({ activityId }) => activityId ?? randomUUID(),
      // Version 1 stores activities even for areas that need none.
      judge: ({ areaId }) => this.#areaError(areaId, version === 'v1' ? null : 'activity'),
      next: (sent, id) => {
        const area = this.#area(sent.areaId);
        const next = { id, platform, platformName: platform.name, area, createdAt, sent };
        added.push(next);
        return drawActivity(next);
      },
    });
    before();
    this.activities.all.push(...added);
    return answer;
  }

  submitListings(raw: unknown[], caller: Caller, before: BeforeStoring) {
    const platform = this.platforms.of(caller.clientId, caller.clientName);
    const createdAt = this.clock.stamp();
    const added: ListingVersion[] = [];
    const answer = runBulk(raw, {
      words: { list: 'listings', index: 'listingIndex', id: 'listingId', item: 'listing' },
      check: listing,
      idOf: ({ listingId }) => listingId ?? randomUUID(),
      judge: ({ areaId }, id) => {
        const wrongArea = this.#areaError(areaId, 'listing');
        const status = this.listings.find(platform, id)?.status ?? 'pending';
        if (wrongArea || status === 'pending') return wrongArea;
        const msg = `Listing '${id}' is already screened (status '${status}')`;
        return itemError('conflict_error', msg, 'listingId');
      },
      next: (sent, id) => {
        const version: ListingVersion = {
          ...{ id, platform, platformName: platform.name, area: this.#area(sent.areaId), createdAt, sent },
          ...{ status: 'pending', flags: [], submittedAt: createdAt, screenedAt: null, acknowledgedAt: null },
        };
        added.push(version);
        return drawListing(version);
      },
    });
    before();
    this.listings.all.push(...added);
    return answer;
  }

  acknowledge(raw: unknown[], caller: Caller, before: BeforeStoring) {
    const platform = this.platforms.find(caller.clientId);
    const createdAt = this.clock.stamp();
    const added: ListingVersion[] = [];
    const answer = runBulk(raw, {
      words: { list: 'acknowledgements', index: 'listingIndex', id: 'listingId', item: 'listing' },
      check: acknowledgement,
      idOf: ({ listingId }) => listingId,
      judge: ({ createdAt: token }, id) => {
        const current = this.listings.find(platform, id);
        if (!platform || !current) {
          return itemError('not_found_error', `Listing '${id}' not found`, 'listingId');
        }
        if (current.createdAt !== token.micros) {
          const msg = `Listing '${id}' version '${written(token.micros)}' is no longer current`;
          return itemError('conflict_error', msg, 'createdAt');
        }
        if (current.status === 'flagged') return null;
        const msg = `Listing '${id}' is not flagged (status '${current.status}')`;
        return itemError('conflict_error', msg, 'listingId');
      },
      next: (_, id) => {
        const current = this.listings.find(platform, id);
        if (!current) throw new RangeError(`no listing ${id}, though it was judged`);
        const version = {
          ...current,
          status: 'acknowledged' as const,
          createdAt,
          acknowledgedAt: createdAt,
        };
        added.push(version);
        return drawListing(version);
      },
    });
    before();
    this.listings.all.push(...added);
    return answer;
  }

  /** The screener's verdict on the current version: flags make it flagged, none clear. @throws RangeError */
  screen(clientId: string, id: string, flags: readonly Flag[]): void {
    const current = this.listings.find(this.platforms.find(clientId), id);
    if (!current) throw new RangeError(`there is no listing ${id} of ${clientId}`);
    if (current.status === 'acknowledged') throw new RangeError(`${id} was acknowledged, which is final`);
    const createdAt = this.clock.stamp();
    const status = flags.length ? 'flagged' : 'clear';
    this.listings.all.push({ ...current, status, flags, createdAt, screenedAt: createdAt });
  }

  /** A platform's own flagged listings, newest first: nothing else can be read. */
  flagged(caller: Caller, { from, to, areaId, authorityId }: Filters): ListingVersion[] {
    const platform = this.platforms.find(caller.clientId);
    const fits = (one: ListingVersion) =>
      (from === null || one.createdAt >= from) &&
      (to === null || one.createdAt <= to) &&
      (areaId === null || one.area.areaId === areaId) &&
      (authorityId === null || one.area.authority.id === authorityId);
    return this.listings
      .current()
      .filter((one) => one.platform === platform && one.status === 'flagged' && fits(one))
      .toReversed()
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  readFlagged(caller: Caller, filters: Filters, { offset, limit }: Page): object {
    const all = this.flagged(caller, filters);
    return { listings: all.slice(offset, limit === null ? undefined : offset + limit).map(drawListing) };
  }
}

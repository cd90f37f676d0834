import 'server-only';

import { DAY_MS } from '@/server/features/calendar-feeds/event-time';
import type { ZoneFinder } from '@/server/features/calendar-feeds/event-time';
import { windowsZone } from '@/server/features/calendar-feeds/windows-zones';
import { writtenName, writtenZone } from '@/server/features/calendar-feeds/written-zone';
import { namedZone, productZone } from '@/server/features/calendar-feeds/zone';
import type { Zone } from '@/server/features/calendar-feeds/zone';

/** One more year at both ends than needed, since the rules of zones repeat yearly. */
const YEAR_MS = 400 * DAY_MS;

/** '/citadel.org/20210210_1/Europe/Brussels': some programs put a prefix of their own before the zone. */
function prefixedZone(tzid: string): Zone | null {
  const parts = tzid.split('/').filter((part) => part !== '');
  for (const length of [3, 2, 1]) {
    const found = parts.length > length ? namedZone(parts.slice(-length).join('/')) : null;
    if (found) return found;
  }
  return null;
}

interface ZoneTexts {
  /** Each VTIMEZONE as text. */
  timezones: readonly string[];
  /** X-WR-TIMEZONE: the zone of times that name none. */
  zone: string | null;
}

/**
 * The zones of one calendar: by IANA name, as the calendar defines them, by IANA name after a prefix, or by Windows
 * name. Times in an unknown zone are read like times that name none.
 */
export class Zones implements ZoneFinder {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #floating: string | null;
  readonly #span: readonly [number, number];
  readonly #found = new Map<string, Zone | null>();
  readonly #unknown = new Set<string>();

  /** @param days of the window, as day numbers */
  constructor({ timezones, zone }: ZoneTexts, [first, last]: readonly [number, number]) {
    this.#texts = new Map(timezones.map((text) => [writtenName(text) ?? '', text]));
    this.#floating = zone;
    this.#span = [first * DAY_MS - YEAR_MS, last * DAY_MS + YEAR_MS];
  }

  of(tzid: string | null): Zone {
    if (tzid !== null && tzid !== this.#floating) return this.#find(tzid) ?? this.of(null);
    return (this.#floating === null ? null : this.#find(this.#floating)) ?? productZone;
  }

  /** Names that could not be resolved. */
  get unknown(): readonly string[] {
    return [...this.#unknown];
  }

  #find(tzid: string): Zone | null {
    const known = this.#found.get(tzid);
    if (known !== undefined) return known;
    const text = this.#texts.get(tzid);
    const found =
      namedZone(tzid) ??
      (text === undefined ? null : writtenZone(text, this.#span)) ??
      prefixedZone(tzid) ??
      windowsZone(tzid);
    this.#found.set(tzid, found);
    if (!found) this.#unknown.add(tzid);
    return found;
  }
}

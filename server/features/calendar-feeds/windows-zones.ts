import 'server-only';

import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { namedZone, utc } from '@/server/features/calendar-feeds/zone';
import type { Zone } from '@/server/features/calendar-feeds/zone';

/**
 * Zones by the names that Windows and Outlook use: 'Romance Standard Time', or as their settings show them,
 * '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris'. Unicode maintains a table of the former
 * (https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-core/supplemental/windowsZones.json); the latter
 * are places, most of which have a zone of their own.
 */

/** CLDR's territory 'world': the default zone for the name. */
const WORLD = '001';

let byWindowsName: ReadonlyMap<string, string> | undefined;

function ianaOf(windowsName: string): string | undefined {
  byWindowsName ??= new Map(
    windowsZones.supplemental.windowsZones.mapTimezones
      .map(({ mapZone: { _other: windows, _type: iana, _territory: where } }) => ({ windows, iana, where }))
      .filter(({ where }) => where === WORLD)
      .map(({ windows, iana }) => [windows.toLowerCase(), iana]),
  );
  return byWindowsName.get(windowsName.toLowerCase());
}

let byPlace: ReadonlyMap<string, string> | undefined;

/** The zone named after a place: 'brussels' is 'Europe/Brussels'. */
function zoneOfPlace(place: string): string | undefined {
  byPlace ??= new Map(
    Intl.supportedValuesOf('timeZone').map((name) => [
      name
        .slice(name.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
      name,
    ]),
  );
  return byPlace.get(place.toLowerCase());
}

/** '(UTC+01:00) ' or 'GMT-0500 ' before a name, with the offset from UTC. */
const STATED_OFFSET = /^\(?(?:UTC|GMT)\s*(?:([+-])(\d\d?)[:.]?(\d\d)?)?\)?[\s:]+/i;

function splitOffset(name: string): { rest: string; offset: number | null } {
  const [all = '', sign, hours, minutes] = STATED_OFFSET.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000;
  const offset = all === '' ? null : sign === undefined ? 0 : sign === '-' ? -size : size;
  return { rest: name.slice(all.length), offset };
}

/** Windows states the zone's standard offset, which applies in either January or July. */
function hasOffset(zone: Zone, offset: number | null): boolean {
  const halves = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
  return offset === null || halves.some((moment) => zone.offsetAt(moment) === offset);
}

/** A zone by its Windows name, internal or displayed; null if there is none. */
export function windowsZone(name: string): Zone | null {
  const direct = ianaOf(name);
  if (direct !== undefined) return namedZone(direct);
  const { rest, offset } = splitOffset(name);
  if (rest.toLowerCase() === 'coordinated universal time') return utc;
  // 'Eastern Time (US & Canada)'
  const whole = rest.replace(/\s*\(.*\)$/, '').replace(/ Time$/i, '');
  for (const place of [whole, ...rest.split(/[,/:]/)].map((part) => part.trim())) {
    const iana = ianaOf(`${place} Standard Time`) ?? zoneOfPlace(place);
    const zone = iana === undefined ? null : namedZone(iana);
    if (zone && hasOffset(zone, offset)) return zone;
  }
  return null;
}

/** Areas and their versions, as authorities publish and platforms read them. */
import { written } from '@/tools/sdep-stand-in/clock';
import type { Clock } from '@/tools/sdep-stand-in/clock';
import { broken, refuse } from '@/tools/sdep-stand-in/errors';
import type { Page } from '@/tools/sdep-stand-in/query';

export type Regulation = 'listing' | 'activity' | 'all';

export interface AreaSeed {
  areaId: string;
  areaName?: string;
  /** What the authority requires; all by default. */
  regulation?: Regulation | undefined;
  authority: { id: string; name?: string };
  filename: string;
  zip: Buffer;
}

export interface Area extends AreaSeed {
  regulation: Regulation;
  /** Microseconds since 1970. */
  createdAt: number;
  endedAt: number | null;
  /** A deleted area is gone for good; a replaced version is not. */
  isDeleted: boolean;
}

export class Areas {
  /** Every version, oldest first. */
  readonly versions: Area[] = [];

  constructor(readonly clock: Clock) {}

  /** @returns all current versions, the newest first */
  current(): Area[] {
    return this.versions
      .filter(({ endedAt }) => endedAt === null)
      .toReversed()
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  /**
   * Publishes areas, or new versions of areas, all of the same moment.
   * @throws RangeError for an id that this authority has deleted
   */
  publish(seeds: readonly AreaSeed[]): void {
    const createdAt = this.clock.stamp();
    for (const seed of seeds) {
      const same = this.versions.filter(
        ({ areaId, authority }) => areaId === seed.areaId && authority.id === seed.authority.id,
      );
      if (same.some(({ isDeleted }) => isDeleted)) throw new RangeError(`${seed.areaId} was deleted`);
      for (const area of same) area.endedAt ??= createdAt;
      this.versions.push({
        ...seed,
        regulation: seed.regulation ?? 'all',
        createdAt,
        endedAt: null,
        isDeleted: false,
      });
    }
  }

  /** Deletes an area, of every authority that has one of this id. */
  end(areaId: string): void {
    const endedAt = this.clock.stamp();
    for (const area of this.current().filter((one) => one.areaId === areaId)) {
      area.endedAt = endedAt;
      area.isDeleted = true;
    }
  }

  /** The area that a bulk write finds by id: with two authorities, an arbitrary one. */
  find(areaId: string): Area | undefined {
    return this.current().find((one) => one.areaId === areaId);
  }

  read({ offset, limit }: Page): object {
    const shown = this.current().slice(offset, limit === null ? undefined : offset + limit);
    return { areas: shown.map(draw) };
  }

  /** @throws Refusal 404 if there is none, 500 if there are two */
  file(areaId: string): Area {
    const [area, second] = this.current().filter((one) => one.areaId === areaId);
    if (!area) throw refuse(404, `Area with areaId '${areaId}' not found`);
    if (second) throw broken();
    return area;
  }
}

const draw = ({ areaId, areaName, regulation, filename, authority, createdAt }: Area) => ({
  areaId,
  ...(areaName ? { areaName } : {}),
  regulation,
  filename,
  competentAuthorityId: authority.id,
  ...(authority.name ? { competentAuthorityName: authority.name } : {}),
  createdAt: written(createdAt),
});

/** `attachment` with both forms of the name: for old clients, and with every letter. */
export function dispositionOf(filename: string): string {
  const safe = filename.replaceAll(/["\\\p{Cc}]/gu, '').replaceAll('/', '_') || 'download';
  const ascii = [...safe].map((letter) => ((letter.codePointAt(0) ?? 128) < 128 ? letter : '_')).join('');
  const all = encodeURIComponent(safe).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii.replaceAll('?', '_')}"; filename*=UTF-8''${all}`;
}

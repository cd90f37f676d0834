/** Areas of the demo and of tests: the coastal municipalities, each in another file format. */
import { waterline } from '@/lib/map/coast';
import type { AreaSeed } from '@/tools/sdep-stand-in/areas';
import { rectangle, shapefile } from '@/tools/sdep-stand-in/shapes';
import type { Position, Ring, ShapeOptions } from '@/tools/sdep-stand-in/shapes';

/** From just before the beach to some kilometres inland, between two longitudes, wound as outer rings are. */
function strip(west: number, east: number): Ring {
  const atSea = waterline.filter(([longitude]) => longitude > west && longitude < east);
  const lift = ([longitude, latitude]: Position): Position => [longitude, latitude + 0.012];
  const heightAt = (longitude: number) => {
    const next = waterline.findIndex(([x]) => x >= longitude);
    const [a, b] = [waterline[Math.max(next - 1, 0)], waterline[Math.max(next, 0)]];
    if (!a || !b || a === b) return a?.[1] ?? 51.2;
    return a[1] + ((longitude - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
  };
  const [left, right] = [heightAt(west), heightAt(east)];
  return [
    [west, left - 0.05],
    lift([west, left]),
    ...atSea.map(lift),
    lift([east, right]),
    [east, right - 0.05],
  ];
}

/** The docks, where nobody lives. */
const docks = rectangle(2.928, 51.225, 2.936, 51.231).toReversed();

const area = (
  areaId: string,
  areaName: string,
  regulation: AreaSeed['regulation'],
  authority: AreaSeed['authority'],
  records: readonly (readonly Ring[])[],
  options: ShapeOptions = {},
): AreaSeed => ({
  areaId,
  areaName,
  regulation,
  authority,
  filename: `${areaName.replaceAll(' ', '-')}.zip`,
  zip: shapefile(records, { name: areaName.replaceAll(' ', '_'), ...options }),
});

/** Made-up authority: nothing here says that Belgium runs this interface. */
const region = { id: 'demo-kust', name: 'Voorbeeldautoriteit Kust' };
const city = { id: 'demo-oostende', name: 'Voorbeeldstad Oostende' };

/** Ten municipalities: seven require activities and checks, one only activities, two only checks. */
export const coastAreas = (): AreaSeed[] => [
  area('KUST-DE-PANNE', 'De Panne', 'all', region, [[strip(2.5456, 2.6065)]]),
  area('KUST-KOKSIJDE', 'Koksijde', 'all', region, [[strip(2.6065, 2.7)]], { system: 'lambert72' }),
  area('KUST-NIEUWPOORT', 'Nieuwpoort', 'activity', region, [[strip(2.7, 2.755)]], { reversed: true }),
  area('KUST-MIDDELKERKE', 'Middelkerke', 'all', region, [[strip(2.755, 2.865)]], {
    system: 'lambert2008',
    folder: 'Middelkerke/',
  }),
  area('KUST-OOSTENDE', 'Oostende', 'all', city, [[strip(2.865, 2.9405), docks]], { system: 'lambert72' }),
  area('KUST-BREDENE', 'Bredene', 'all', region, [[strip(2.9405, 2.9965)]], { withoutPrj: true }),
  area('KUST-DE-HAAN', 'De Haan', 'all', region, [[strip(2.9965, 3.1)]], { kind: 'polygon z', stored: true }),
  area('KUST-BLANKENBERGE', 'Blankenberge', 'listing', region, [[strip(3.1, 3.16)]], { system: 'rd' }),
  area('KUST-ZEEBRUGGE', 'Zeebrugge', 'all', region, [[strip(3.16, 3.2)], [strip(3.2, 3.226)]]),
  area('KUST-KNOKKE-HEIST', 'Knokke-Heist', 'listing', region, [[strip(3.226, 3.3667)]], {
    kind: 'polygon m',
    upperCase: true,
  }),
];

const rd = shapefile([[rectangle(2.9, 51.2, 2.95, 51.24)]], { system: 'rd', withoutPrj: true });

/** Files that nobody can use, by what is wrong with them. */
export const uselessZips = (): Record<'broken' | 'empty' | 'metres without prj' | 'elsewhere', Buffer> => ({
  broken: rd.subarray(0, rd.length >> 1),
  empty: Buffer.alloc(0),
  'metres without prj': rd,
  elsewhere: shapefile([[rectangle(4.88, 52.36, 4.93, 52.39)]]),
});

/** A site with the stand-in as entry point for short stays: a web server on a copy of the demo world. */
import { copyWorld } from '@/e2e/support/own-world';
import { Machine } from '@/tests/operations/support/machine';
import { rectangle, shapefile } from '@/tools/sdep-stand-in/shapes';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import type { SdepStandIn } from '@/tools/sdep-stand-in/stand-in';

export interface CheckedSite {
  /** `http://localhost:PORT` */
  origin: string;
  standIn: SdepStandIn;
  close(): Promise<void>;
}

/** The only area: no home of the demo world lies in it. */
export const checkedArea = { name: 'Brussel', authority: 'Stad Brussel', latitude: 50.85, longitude: 4.35 };

const startStandIn = () =>
  startSdepStandIn({
    areas: [
      {
        ...{ areaId: 'BRUSSEL', areaName: checkedArea.name, regulation: 'all', filename: 'brussel.zip' },
        authority: { id: 'brussel', name: checkedArea.authority },
        zip: shapefile([[rectangle(4.3, 50.8, 4.4, 50.9)]]),
      },
    ],
  });

/** Starts a site. Until it is closed, e2e/support/database.ts in this process uses its database. */
export async function startCheckedSite(): Promise<CheckedSite> {
  const world = await copyWorld('checked');
  const standIn = await startStandIn();
  const web = await Machine.start('web', world.root, {
    ...world.settings,
    // The demo's admin is exempt only on the first site's database.
    SECOND_FACTOR: 'none',
    SDEP_BASE_URL: standIn.origin,
    SDEP_VERSION: 'v2',
    SDEP_CLIENT_ID: standIn.clientId,
    SDEP_CLIENT_SECRET: standIn.clientSecret,
    SDEP_CHECK_PERCENT: '10',
    SDEP_CHECK_MINIMUM: '1',
  });
  world.enter();
  return {
    origin: `http://localhost:${web.port}`,
    standIn,
    async close() {
      await Promise.all([standIn.close(), web.stop()]);
      await world.remove();
    },
  };
}

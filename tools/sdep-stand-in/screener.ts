/** The demo's screening authority: judges pending listings by the table of flags. */
import type { Flag, ListingVersion } from '@/tools/sdep-stand-in/records';
import type { World } from '@/tools/sdep-stand-in/world';

/** Its made-up register: numbers that end in 0 are unknown, in 5 expired, in 9 of another address. */
const judged: Readonly<Record<string, Flag>> = { 0: 'UNK', 5: 'EXP', 9: 'MIS' };

function flagsOf({
  sent: { declaredAsShortTermRental: isDeclared, registrationNumber },
}: ListingVersion): Flag[] {
  if (registrationNumber === null) return [isDeclared ? 'ABS' : 'UDS'];
  if (!isDeclared) return ['UNX'];
  const flag = judged[registrationNumber.at(-1) ?? ''];
  return flag ? [flag] : [];
}

export class Screener {
  constructor(readonly world: World) {}

  screenPending(): void {
    for (const version of this.world.listings.current()) {
      if (version.status === 'pending')
        this.world.screen(version.platform.clientId, version.id, flagsOf(version));
    }
  }
}

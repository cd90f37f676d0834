import 'server-only';

import type { AreaFault } from '@/lib/short-stay/faults';

/** A shapefile that cannot be read: which rule it breaks, and where. */
export class ShapeFault extends Error {
  override readonly name = 'ShapeFault';

  constructor(
    readonly fault: AreaFault,
    readonly detail: string | null = null,
    cause?: unknown,
  ) {
    super(detail ? `${fault}: ${detail}` : fault, { cause });
  }
}

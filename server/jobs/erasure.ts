import 'server-only';

import { z } from '@/lib/api/zod';

const ids = z.array(z.int()).readonly();

/**
 * What was permanently removed: only ids, which identify nobody once the rows are gone. A guest is identified by the
 * rows that contained the address.
 */
export const erasureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['users', 'listings', 'booking-requests', 'contact-requests']),
    at: z.iso.datetime(),
    ids,
  }),
  z.object({ kind: z.literal('guest'), at: z.iso.datetime(), known: z.record(z.string(), ids) }),
]);
export type Erasure = z.infer<typeof erasureSchema>;

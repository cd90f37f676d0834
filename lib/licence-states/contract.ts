/** GET /api/admin/licence-states: homes with a doubtful licence number (docs/rules/lodging-register.md). */
import { pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { licenceStates } from '@/lib/lodging-register/licence-states';

const doubtfulLicenceDto = z.object({
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  number: z.string(),
  state: z.enum(licenceStates).exclude(['known']),
  checked_at: z.iso.datetime(),
});
export const doubtfulLicencePage = pageOf(doubtfulLicenceDto);
export type DoubtfulLicencePage = z.infer<typeof doubtfulLicencePage>;

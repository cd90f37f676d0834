/** API contract for requests of guests about their personal data, handled by admins (docs/rules/personal-data.md). */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { holdsSiteAddress } from '@/lib/api/site-address';
import { emailAddress, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { guestSourceNames } from '@/lib/personal-data/sources';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';
import { ERASE_REASON_MAX } from '@/lib/personal-data/limits';

const password = givenPassword.optional();

/** Body of POST /api/personal-data/export; with the password unless it was given recently. */
export const exportGuestInput = z.object({ email: emailAddress(), password });
export type ExportGuestInput = z.output<typeof exportGuestInput>;

/** Body of POST /api/personal-data/erase. The reason stays in the audit log, so it names nobody's address. */
export const eraseGuestInput = z.object({
  email: emailAddress(),
  reason: requiredText(ERASE_REASON_MAX).refine((text) => !holdsSiteAddress(text), texts.reasonHoldsAddress),
  password,
});
export type EraseGuestInput = z.output<typeof eraseGuestInput>;

/** The number of rows emptied or removed from each source. */
const erasedDto = z.partialRecord(z.enum(guestSourceNames), z.int());
export type ErasedDto = z.infer<typeof erasedDto>;
export const erasedAnswer = dataOf(erasedDto);
export type ErasedAnswer = z.infer<typeof erasedAnswer>;

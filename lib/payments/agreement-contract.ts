/** API contract of the agreement of a stay (docs/rules/payments.md#agreement). */
import { requiredName } from '@/lib/api/name';
import { z } from '@/lib/api/zod';
import { guestAgreementTexts as texts } from '@/lib/texts/guest-agreement';

export const agreementDto = z.object({
  /** The file's hash, in hexadecimal. */
  sha256: z.string(),
  /** Both null until the guest accepts it. */
  accepted_at: z.iso.datetime().nullable(),
  accepted_by: z.string().nullable(),
});
export type Agreement = z.infer<typeof agreementDto>;

/** Body of POST /api/stays/{token}/agreement: which file the guest read, and the guest's name. */
export const agreementInput = z.object({
  sha256: z.string({ error: () => texts.missing }).regex(/^[0-9a-f]{64}$/, { error: () => texts.missing }),
  name: requiredName(100),
});
export type AgreementInput = z.output<typeof agreementInput>;

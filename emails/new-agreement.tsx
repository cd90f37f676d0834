import { Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { newAgreementLetterTexts } from '@/lib/texts/letters-payments';

/** Whether a new agreement waits for the guest; absent in emails queued before this field existed. */
export const newAgreementSchema = z.boolean().default(false);

/** Shown above the link to the guest's own page, where the agreement is. */
export function NewAgreement() {
  return <Paragraph>{newAgreementLetterTexts.text}</Paragraph>;
}

import { Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { newAgreementLetterTexts } from '@/lib/texts/letters-payments';

/** Whether another agreement waits for the guest; absent in emails queued before that was told. */
export const newAgreementSchema = z.boolean().default(false);

/** Stands above the link to the guest's own page, where it is. */
export function NewAgreement() {
  return <Paragraph>{newAgreementLetterTexts.text}</Paragraph>;
}

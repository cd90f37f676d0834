import { Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';

/** Whether another agreement waits for the guest; absent in emails queued before that was told. */
export const newAgreementSchema = z.boolean().default(false);

/** Stands above the link to the guest's own page, where it is. */
export function NewAgreement() {
  return (
    <Paragraph>
      Op uw eigen pagina staat een nieuwe huurovereenkomst klaar. De verhuurder vraagt u om ze te aanvaarden.
    </Paragraph>
  );
}

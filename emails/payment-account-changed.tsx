import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { NotYou } from '@/emails/undo-access';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';

const sentences = {
  changed: (lastFour: string) =>
    `Gasten betalen u voortaan op de rekening die eindigt op ${lastFour}. Wat u al gevraagd had, blijft op de rekening van toen.`,
  removed: (lastFour: string) =>
    `De rekening die eindigt op ${lastFour} is verwijderd: aan nieuwe gasten wordt geen betaling meer gevraagd.`,
} as const;

/** Tells a landlord that the account on which guests pay was changed or removed. */
export const paymentAccountChanged = mailTemplate({
  schema: z.object({ change: z.enum(['changed', 'removed']), lastFour: z.string() }),
  need: 'account',
  subject: () =>
    letterSubject('payment-account-changed', {
      what: `De rekening waarop gasten u betalen bij ${siteName()} is gewijzigd`,
    }),
  Body: ({ change, lastFour, appUrl, frame }) => (
    <MailLayout
      title="Uw rekening is gewijzigd"
      preview={sentences[change](lastFour)}
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('payment-account-changed', { what: sentences[change](lastFour) })}</Paragraph>
      <NotYou token={null} appUrl={appUrl} />
    </MailLayout>
  ),
});

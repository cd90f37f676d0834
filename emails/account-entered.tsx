import { MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

/** Tells the owner of an account that an admin acts in it, and why. */
export const accountEntered = mailTemplate({
  schema: z.object({ firstName: z.string(), adminName: z.string(), reason: z.string() }),
  need: 'account',
  subject: () =>
    letterSubject('account-entered', { what: `Een beheerder van ${siteName()} logde in op uw account` }),
  Body: ({ firstName, adminName, reason, frame }) => (
    <MailLayout
      title="Een beheerder logde in op uw account"
      preview={`${adminName} doet iets in uw plaats.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('account-entered', {
          what: `${adminName}, beheerder van de site, logde in op uw account.`,
        })}
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>
        Wat een beheerder in uw plaats doet, herkent u aan ‘beheerder namens u’. Uw wachtwoord, uw e-mailadres
        en uw rekening blijven buiten bereik. Onder ‘Gegevens bewerken’ leest u wie er wanneer in uw account
        was.
      </Paragraph>
      <Paragraph>
        Vragen, of niet akkoord? Neem contact met ons op: {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});

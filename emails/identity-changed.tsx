import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { NotYou } from '@/emails/undo-access';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { identityChanges } from '@/lib/identities/contract';
import { siteName } from '@/lib/site';

const sentences = {
  linked: (provider: string, address: string) =>
    `Voortaan kan er op uw account ook ingelogd worden met ${provider} (${address}).`,
  unlinked: (provider: string, address: string) =>
    `Op uw account kan niet meer ingelogd worden met ${provider} (${address}).`,
} as const;

/** Tells the owner of an account that an external account was linked to it or unlinked from it. */
export const identityChanged = mailTemplate({
  schema: z.object({
    change: z.enum(identityChanges),
    provider: z.string(),
    address: z.string(),
    token: z.string().nullable(),
  }),
  need: 'account',
  subject: ({ change }) =>
    letterSubject('identity-changed', {
      what:
        change === 'linked'
          ? `Er is een account gekoppeld aan uw account bij ${siteName()}`
          : `Er is een account ontkoppeld van uw account bij ${siteName()}`,
    }),
  Body: ({ change, provider, address, token, appUrl, frame }) => (
    <MailLayout
      title={change === 'linked' ? 'Er is een account gekoppeld' : 'Er is een account ontkoppeld'}
      preview={sentences[change](provider, address)}
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('identity-changed', { what: sentences[change](provider, address) })}
      </Paragraph>
      <NotYou token={token} appUrl={appUrl} />
    </MailLayout>
  ),
});

import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** Invites a calendar manager; without `slug` the address has no account yet, and registering comes first. */
export const listingManagerInvited = mailTemplate({
  schema: z.object({ landlordFirstName: z.string(), listingName: z.string(), slug: z.string().nullable() }),
  subject: ({ listingName }) => `U beheert nu de kalender van ${listingName}`,
  Body: ({ landlordFirstName, listingName, slug, appUrl }) => (
    <MailLayout
      title="Een kalender wordt met u gedeeld"
      preview={`${landlordFirstName} vraagt u om de kalender van ${listingName} mee te beheren.`}
      appUrl={appUrl}
    >
      <Paragraph>
        {landlordFirstName} vraagt u om de kalender van {listingName} op {siteName()} mee te beheren. U kunt
        er prijzen per dag instellen en dagen blokkeren.
      </Paragraph>
      {slug === null ? (
        <>
          <Paragraph>
            Schrijf u in met dit e-mailadres en bevestig het: daarna ziet u de kalender in uw dashboard.
          </Paragraph>
          <Action href={appUrl + route('login')}>Inschrijven</Action>
        </>
      ) : (
        <Action href={appUrl + route('dashboard.calendar', { slug })}>De kalender openen</Action>
      )}
      <Paragraph>Kent u {landlordFirstName} niet? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});

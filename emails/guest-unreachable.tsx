import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

const ways = {
  'booking-request': { page: 'dashboard.booking-request.show', word: 'aanvraag' },
  'contact-request': { page: 'dashboard.contact-request.show', word: 'vraag' },
} as const;

/** Tells an owner that mail to a guest comes back: they have to be reached in another way. */
export const guestUnreachable = mailTemplate({
  schema: z.object({
    kind: z.enum(['booking-request', 'contact-request']),
    id: z.int(),
    guestName: z.string(),
    listingName: z.string(),
    ownerFirstName: z.string(),
  }),
  subject: ({ guestName }) => `Onze e-mails aan ${guestName} komen terug`,
  Body: ({ kind, id, guestName, listingName, ownerFirstName, appUrl }) => (
    <MailLayout
      title="Uw gast leest onze e-mails niet"
      preview={`E-mails aan ${guestName} komen terug.`}
      appUrl={appUrl}
    >
      <Paragraph>Beste {ownerFirstName},</Paragraph>
      <Paragraph>
        Onze e-mails aan {guestName} komen terug: het adres bestaat niet of neemt niets aan. Het gaat om een{' '}
        {ways[kind].word} voor {listingName}. Wij sturen deze gast geen e-mails meer.
      </Paragraph>
      <Paragraph>Bij de {ways[kind].word} ziet u of er een telefoonnummer is.</Paragraph>
      <Action href={appUrl + route(ways[kind].page, { id })}>De {ways[kind].word} bekijken</Action>
    </MailLayout>
  ),
});

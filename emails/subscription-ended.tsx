import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

const nameOf = (isRefused: boolean) => (isRefused ? 'subscription-refused' : 'subscription-ended');

/** A listing went offline because it is no longer paid for. */
export const subscriptionEnded = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    /** A payment failed and has not been made since. */
    isRefused: z.boolean(),
  }),
  need: 'money',
  subject: ({ listingName, isRefused }) => letterSubject(nameOf(isRefused), { home: brief(listingName) }),
  Body: ({ firstName, listingName, isRefused, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie staat offline"
      preview={`“${listingName}” is voorlopig niet meer te zien.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening(nameOf(isRefused), { home: listingName })}</Paragraph>
      <Paragraph>
        Uw teksten, foto’s, kalender en aanvragen zijn bewaard.
        {isRefused ? '' : ' Wilt u weer adverteren, publiceer de advertentie dan opnieuw.'}
      </Paragraph>
      <Action href={appUrl + route(isRefused ? 'dashboard.subscription.index' : 'dashboard.listing.index')}>
        {isRefused ? 'Nu betalen' : 'Naar uw advertenties'}
      </Action>
    </MailLayout>
  ),
});

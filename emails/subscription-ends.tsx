import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

const nameOf = (isOffer: boolean) => (isOffer ? 'offer-ends' : 'subscription-ends');

/** Sent a week before a listing goes offline because it is no longer paid for. */
export const subscriptionEnds = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    /** The last day, already formatted. */
    lastDay: z.string(),
    /** A free period granted by an admin ends, not a subscription. */
    isOffer: z.boolean(),
  }),
  need: 'money',
  subject: ({ listingName, lastDay, isOffer }) =>
    letterSubject(nameOf(isOffer), { home: brief(listingName), day: lastDay }),
  Body: ({ firstName, listingName, lastDay, isOffer, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie gaat binnenkort offline"
      preview={`“${listingName}” staat online tot ${lastDay}.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening(nameOf(isOffer), { home: listingName, day: lastDay })}</Paragraph>
      <Paragraph>
        {isOffer
          ? 'Wilt u online blijven? Publiceer de advertentie daarna opnieuw en kies een abonnement.'
          : 'Wilt u toch online blijven? Hervat het abonnement voor die dag, met één klik.'}
      </Paragraph>
      <Action href={appUrl + route(isOffer ? 'dashboard.listing.index' : 'dashboard.subscription.index')}>
        {isOffer ? 'Naar uw advertenties' : 'Abonnement hervatten'}
      </Action>
    </MailLayout>
  ),
});

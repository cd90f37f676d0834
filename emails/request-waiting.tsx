import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';

/** A guest has been waiting long for an answer: suggests similar listings that are free on the same days. */
export const requestWaiting = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: z.string(),
    token: guestTokenSchema,
    stay: staySchema,
    similar: z.array(z.object({ slug: z.string(), name: z.string(), totalCents: z.int() })),
  }),
  need: 'stay',
  subject: ({ stay }) => `Nog geen antwoord over ${stay.listingName}`,
  ...aboutStay,
  Body: ({ firstName, token, stay, similar, appUrl, frame }) => (
    <MailLayout
      title="De verhuurder antwoordde nog niet"
      preview="Uw aanvraag staat nog open. U kunt intussen verder kijken."
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        De verhuurder kreeg uw aanvraag drie dagen geleden en antwoordde nog niet. We hebben al een
        herinnering gestuurd. Uw aanvraag blijft openstaan; op uw pagina kunt u ze intrekken.
      </Paragraph>
      <StayFacts stay={stay} />
      <GuestPageAction token={token} appUrl={appUrl}>
        Uw aanvraag bekijken
      </GuestPageAction>
      {similar.length > 0 && (
        <>
          <Paragraph>Deze woningen zijn vrij op dezelfde dagen:</Paragraph>
          {similar.map(({ slug, name, totalCents }) => (
            <Paragraph key={slug}>
              {formatEuro(totalCents)} in totaal:{' '}
              <MailLink
                href={
                  appUrl +
                  route('listing.show', { slug }, { arrival: stay.startDate, departure: stay.endDate })
                }
              >
                {name}
              </MailLink>
            </Paragraph>
          ))}
        </>
      )}
    </MailLayout>
  ),
});

import { brief } from '@/emails/brief';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { closedQuestionLetterTexts as texts } from '@/lib/texts/letters-talk';

/**
 * A question will not be answered any more, because the listing was removed from the site. Sent by the site, not by the
 * owner.
 */
export const contactRequestClosed = mailTemplate({
  schema: z.object({
    slug: z.string(),
    listingName: z.string(),
    code: z.string(),
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ listingName, code, token, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={null} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <Facts
        rows={[
          [letterTexts.listing, listingName],
          [letterTexts.number, code],
        ]}
      />
      <GuestPageAction token={token} appUrl={appUrl}>
        {letterTexts.toMessage}
      </GuestPageAction>
      <Paragraph>
        {letterTexts.elsewhere}{' '}
        <MailLink href={appUrl + route('listing.index')}>{letterTexts.others}</MailLink>
      </Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
    </MailLayout>
  ),
});

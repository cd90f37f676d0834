import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { questionLetterTexts as texts } from '@/lib/texts/letters-talk';

/**
 * The guest's confirmation of receipt. It repeats nothing that was typed: the address is unverified, and our form must
 * not be usable to write to others.
 */
export const contactRequestReceived = mailTemplate({
  schema: z.object({
    slug: z.string(),
    listingName: z.string(),
    /** Absent, like the token, in emails queued before these fields existed. */
    code: z.string().nullable().default(null),
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(listingName),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ slug, listingName, code, token, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={null} frame={frame}>
      <Paragraph>{texts.text(listingName)}</Paragraph>
      <Facts
        rows={[
          [letterTexts.listing, listingName],
          ...(code === null ? [] : [[letterTexts.number, code] as const]),
        ]}
      />
      {token === null ? (
        <Action href={appUrl + route('listing.show', { slug })}>{letterTexts.toListing}</Action>
      ) : (
        <GuestPageAction token={token} appUrl={appUrl}>
          {letterTexts.toMessage}
        </GuestPageAction>
      )}
      <Paragraph>{texts.notYou}</Paragraph>
    </MailLayout>
  ),
});

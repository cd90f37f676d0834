import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { letterTexts } from '@/lib/texts/letters-frame';
import { reviewLetterTexts as texts } from '@/lib/texts/letters-talk';

/** Asks a guest, once, to review the stay. */
export const reviewAsked = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: slugSchema,
    listingName: z.string(),
    /** Absent in emails queued before this field existed. */
    code: z.string().nullable().default(null),
    startDate: daySchema(),
    endDate: daySchema(),
    /** The last day on which the review can be written. */
    until: daySchema(),
    /** Path of the guest's own page, starting with a slash. */
    path: z.string().startsWith('/'),
  }),
  need: 'once',
  subject: ({ listingName }) => texts.subject(listingName),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, code, startDate, endDate, until, path, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{texts.text(listingName)}</Paragraph>
      <Facts
        rows={[
          [letterTexts.listing, listingName],
          [letterTexts.arrival, formatLongDay(startDate)],
          [letterTexts.departure, formatLongDay(endDate)],
          ...(code === null ? [] : [[letterTexts.number, code] as const]),
        ]}
      />
      <Action href={appUrl + path}>{texts.review}</Action>
      <Paragraph>{texts.until(formatLongDay(until))}</Paragraph>
    </MailLayout>
  ),
});

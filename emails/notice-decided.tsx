import { Facts, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { ForAllGuests } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { grounds } from '@/lib/decisions/measures';
import { noticeMeasures } from '@/lib/notices/kinds';
import { route } from '@/lib/paths';
import { contactDetails } from '@/lib/site-contact';
import { noticeLetterTexts as texts, statementLetterTexts } from '@/lib/texts/letters-duties';

/** Tells whoever gave notice what was decided, and why. */
export const noticeDecided = mailTemplate({
  schema: z.object({
    reference: z.string(),
    subjectName: z.string().nullable(),
    measure: z.enum(noticeMeasures),
    ground: z.enum(grounds),
    article: z.string(),
    facts: z.string(),
  }),
  need: 'once',
  subject: () => texts.decided.subject,
  code: ({ reference }) => reference,
  Body: ({ reference, subjectName, measure, ground, article, facts, appUrl, frame }) => (
    <MailLayout title={texts.both.decided.subject} preview={texts.decided.preview} to={null} frame={frame}>
      <Paragraph>{texts.decided.text}</Paragraph>
      <Facts
        rows={[
          ...(subjectName === null ? [] : [[texts.both.about, subjectName] as const]),
          [texts.both.number, reference],
          [
            statementLetterTexts.measure,
            measure === 'none' ? texts.decided.none : statementLetterTexts.measures[measure],
          ],
          // Without a measure nothing is against the law or the terms.
          ...(measure === 'none'
            ? []
            : [[statementLetterTexts.ground, statementLetterTexts.grounds[ground]] as const]),
          [statementLetterTexts.article, article],
        ]}
      />
      <ForAllGuests locale="nl">{facts}</ForAllGuests>
      <Paragraph>{statementLetterTexts.byPeople}</Paragraph>
      <Paragraph>{texts.decided.remedies(contactDetails.email)}</Paragraph>
      <Paragraph>
        <MailLink href={appUrl + route('terms-of-service')}>{texts.both.rules}</MailLink>
      </Paragraph>
    </MailLayout>
  ),
});

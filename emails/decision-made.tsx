import { brief } from '@/emails/brief';
import { MailLayout, Paragraph } from '@/emails/layout';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { statementLetterTexts as texts } from '@/lib/texts/letters-duties';

/** The statement of reasons for a measure that has no letter of its own. */
export const decisionMade = mailTemplate({
  schema: z.object({ firstName: z.string(), subjectName: z.string(), statement: statementSchema }),
  need: 'account',
  subject: ({ subjectName }) => texts.subject(brief(subjectName)),
  Body: ({ firstName, subjectName, statement, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{subjectName}</Paragraph>
      <Statement statement={statement} appUrl={appUrl} />
    </MailLayout>
  ),
});

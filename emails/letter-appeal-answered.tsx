import { brief } from '@/emails/brief';
import { Facts, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { ForAllGuests } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { outcomes } from '@/lib/decisions/measures';
import { route } from '@/lib/paths';
import { appealLetterTexts as texts, statementLetterTexts } from '@/lib/texts/letters-duties';

/** The answer to an appeal that came by letter. */
export const letterAppealAnswered = mailTemplate({
  schema: z.object({
    /** Who wrote the letter. */
    name: z.string(),
    reference: z.string(),
    subjectName: z.string(),
    outcome: z.enum(outcomes),
    answer: z.string(),
  }),
  need: 'once',
  subject: ({ subjectName, outcome }) => texts[outcome].subject(brief(subjectName)),
  code: ({ reference }) => reference,
  Body: ({ name, reference, subjectName, outcome, answer, appUrl, frame }) => (
    <MailLayout title={texts.both.title} preview={texts.both.preview} to={name} frame={frame}>
      <Paragraph>{texts[outcome].text(subjectName)}</Paragraph>
      <Facts rows={[[statementLetterTexts.reference, reference]]} />
      <ForAllGuests locale="nl">{answer}</ForAllGuests>
      <Paragraph>{texts.both.final}</Paragraph>
      <Paragraph>
        <MailLink href={appUrl + route('terms-of-service')}>{texts.both.rules}</MailLink>
      </Paragraph>
    </MailLayout>
  ),
});

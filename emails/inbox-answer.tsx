import { MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteAnswerLetterTexts as texts } from '@/lib/texts/letters-talk';

/** What staff answers to a visitor who used the site's contact form; a reply comes back to the thread. */
export const inboxAnswer = mailTemplate({
  schema: z.object({ name: z.string(), message: z.string() }),
  need: 'site',
  subject: () => texts.subject,
  Body: ({ name, message, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={name} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <Spoken>{message}</Spoken>
      <Paragraph>{texts.reply}</Paragraph>
      <Paragraph>
        <MailLink href={appUrl + route('contact')}>{texts.questions}</MailLink>
      </Paragraph>
    </MailLayout>
  ),
});

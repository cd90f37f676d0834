import { Facts, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { noticeLetterTexts as texts } from '@/lib/texts/letters-duties';

/**
 * The receipt of a notice. It repeats nothing that was typed: the address is unverified, and our form must not be
 * usable to write to others.
 */
export const noticeReceived = mailTemplate({
  schema: z.object({ reference: z.string(), subjectName: z.string().nullable() }),
  need: 'once',
  subject: () => texts.received.subject,
  code: ({ reference }) => reference,
  Body: ({ reference, subjectName, appUrl, frame }) => (
    <MailLayout title={texts.received.title} preview={texts.received.preview} to={null} frame={frame}>
      <Paragraph>{texts.received.text}</Paragraph>
      <Facts
        rows={[
          ...(subjectName === null ? [] : [[texts.both.about, subjectName] as const]),
          [texts.both.number, reference],
        ]}
      />
      <Paragraph>{texts.received.notYou}</Paragraph>
      <Paragraph>
        <MailLink href={appUrl + route('terms-of-service')}>{texts.both.rules}</MailLink>
      </Paragraph>
    </MailLayout>
  ),
});

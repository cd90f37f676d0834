import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { outcomes } from '@/lib/decisions/measures';
import { route } from '@/lib/desk-paths';

const letterOf = (outcome: (typeof outcomes)[number]) =>
  outcome === 'reversed' ? 'appeal-reversed' : 'appeal-answered';

/** The answer to an appeal against a measure. */
export const appealAnswered = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    subjectName: z.string(),
    outcome: z.enum(outcomes),
    answer: z.string(),
  }),
  need: 'account',
  subject: ({ subjectName, outcome }) => letterSubject(letterOf(outcome), { name: brief(subjectName) }),
  Body: ({ firstName, subjectName, outcome, answer, appUrl, frame }) => (
    <MailLayout
      title="Ons antwoord op uw beroep"
      preview={`Uw beroep over “${subjectName}” is gelezen.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening(letterOf(outcome), { name: subjectName })}</Paragraph>
      <Spoken>{answer}</Spoken>
      <Paragraph>Dit antwoord is definitief. U kunt nog naar de rechter gaan.</Paragraph>
      <Action href={appUrl + route('dashboard.decisions')}>Beslissing bekijken</Action>
    </MailLayout>
  ),
});

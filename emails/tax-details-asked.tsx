import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';

/** The letters by the number of days since the details were first asked for. */
const stages = {
  0: {
    letter: 'tax-details-asked',
    title: 'Vul uw fiscale gegevens in',
    text: 'Lukt dat binnen 60 dagen niet, dan kunt u geen woningen meer publiceren tot ze ingevuld zijn.',
  },
  30: {
    letter: 'tax-details-reminder',
    title: 'Herinnering: vul uw fiscale gegevens in',
    text: 'We vroegen ze 30 dagen geleden. Over 30 dagen kunt u geen woningen meer publiceren tot ze ingevuld zijn.',
  },
  60: {
    letter: 'tax-details-last',
    title: 'Laatste herinnering: vul uw fiscale gegevens in',
    text: 'We vroegen ze 60 dagen geleden. U kunt nu geen woningen meer publiceren tot ze ingevuld zijn. Wat online staat, blijft online.',
  },
} as const;

/** Asks a landlord for the details that have to be reported to the tax authority. */
export const taxDetailsAsked = mailTemplate({
  schema: z.object({ firstName: z.string(), days: z.union([z.literal(0), z.literal(30), z.literal(60)]) }),
  need: 'account',
  subject: ({ days }) => letterSubject(stages[days].letter),
  Body: ({ firstName, days, appUrl, frame }) => (
    <MailLayout title={stages[days].title} preview={stages[days].text} to={firstName} frame={frame}>
      <Paragraph>{letterOpening(stages[days].letter)}</Paragraph>
      <Paragraph>{stages[days].text}</Paragraph>
      <Action href={appUrl + route('dashboard.profile')}>Fiscale gegevens invullen</Action>
    </MailLayout>
  ),
});

import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { wrongTries } from '@/lib/accounts/wrong-tries';
import type { WrongTry } from '@/lib/accounts/wrong-tries';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

const words: Readonly<Record<WrongTry, { what: string; meaning: string }>> = {
  password: {
    what: 'De voorbije 24 uur is er vijf keer geprobeerd om met een onjuist wachtwoord op uw account in te loggen.',
    meaning:
      'Zolang uw wachtwoord niet te raden is en u het nergens anders gebruikt, hoeft u niets te doen. Met tweestapsverificatie bij uw gegevens is uw account ook veilig als iemand het kent.',
  },
  own_password: {
    what: 'Op een toestel waar uw account is ingelogd, is de voorbije 24 uur vijf keer een onjuist wachtwoord ingevuld toen om uw eigen wachtwoord gevraagd werd.',
    meaning:
      'Was u dit niet, dan zit er iemand aan een toestel van u. Kies een nieuw wachtwoord: uw account wordt dan overal uitgelogd.',
  },
  second_factor: {
    what: 'De voorbije 24 uur is er na uw wachtwoord vijf keer een onjuiste code of passkey gebruikt om op uw account in te loggen.',
    meaning:
      'Was u dit niet, dan kent iemand uw wachtwoord. Kies meteen een nieuw wachtwoord: daarmee staat die persoon weer buiten.',
  },
};

/** Warns the owner of an account that somebody is trying to get in, or to change it. */
export const wrongTriesMade = mailTemplate({
  schema: z.object({ kind: z.enum(wrongTries) }),
  need: 'account',
  subject: () =>
    letterSubject('wrong-tries', { what: `Iemand probeert uw account bij ${siteName()} te gebruiken` }),
  Body: ({ kind, appUrl, frame }) => (
    <MailLayout title="Mislukte pogingen" preview={words[kind].what} to={null} frame={frame}>
      <Paragraph>{letterOpening('wrong-tries', { what: words[kind].what })}</Paragraph>
      <Paragraph>Was u dit zelf? Dan hoeft u niets te doen. {words[kind].meaning}</Paragraph>
      <Action href={`${appUrl}${route('forgot-password')}`}>Nieuw wachtwoord kiezen</Action>
    </MailLayout>
  ),
});

import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { unsubscribePath } from '@/lib/search-alerts/unsubscribe';
import { siteName } from '@/lib/site';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/**
 * Asks to confirm a search alert. It repeats nothing that was typed: the address is unverified, and our form must not
 * be usable to write to others.
 */
export const searchAlertAsked = mailTemplate({
  schema: z.object({
    token: z.string(),
    words: z.array(z.string()),
    homeName: z.string().nullable(),
    /** The alert is already active. */
    isConfirmed: z.boolean(),
  }),
  subject: ({ isConfirmed }) => (isConfirmed ? 'Uw melding staat al aan' : 'Zet uw melding aan'),
  need: { endedBy: ({ token }) => unsubscribePath(token) },
  Body: ({ token, words, homeName: listingName, isConfirmed, appUrl, frame }) => (
    <MailLayout
      title={isConfirmed ? 'Uw melding staat al aan' : 'Nog één druk op de knop'}
      preview={isConfirmed ? 'U hoeft niets te doen.' : 'Daarna mailen we u zodra er nieuws is.'}
      to={null}
      frame={frame}
    >
      <Paragraph>
        {isConfirmed
          ? 'Iemand vroeg een melding die voor dit adres al aanstaat. U hoeft niets te doen.'
          : `Iemand vroeg ${siteName()} om u op dit adres te verwittigen. Wilt u dat? Open de link en druk op de knop.`}
      </Paragraph>
      <Facts
        rows={[
          ...(listingName === null ? [] : [['Woning', listingName] as const]),
          [texts.asked, words.length > 0 ? words.join(' · ') : texts.everything] as const,
        ]}
      />
      <Action href={appUrl + route('search-alert.show', { token })}>
        {isConfirmed ? 'Uw melding bekijken' : texts.confirm}
      </Action>
      {!isConfirmed && (
        <Paragraph>
          Hebt u dit niet gevraagd? Dan hoeft u niets te doen: na 24 uur vergeten we dit adres.
        </Paragraph>
      )}
    </MailLayout>
  ),
});

import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { unsubscribePath } from '@/lib/search-alerts/unsubscribe';
import { siteName } from '@/lib/site';
import { searchAlertTexts } from '@/lib/texts/search-alerts';
import { alertOnLetterTexts, askedAlertLetterTexts as texts } from '@/lib/texts/letters-talk';

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
  subject: ({ isConfirmed }) => (isConfirmed ? alertOnLetterTexts.subject : texts.subject),
  need: { endedBy: ({ token }) => unsubscribePath(token) },
  Body: ({ token, words, homeName: listingName, isConfirmed, appUrl, frame }) => (
    <MailLayout
      title={isConfirmed ? texts.isOn : texts.title}
      preview={isConfirmed ? texts.isOnPreview : texts.preview}
      to={null}
      frame={frame}
    >
      <Paragraph>{isConfirmed ? alertOnLetterTexts.text : texts.text(siteName())}</Paragraph>
      <Facts
        rows={[
          ...(listingName === null ? [] : [[texts.home, listingName] as const]),
          [
            searchAlertTexts.asked,
            words.length > 0 ? words.join(' · ') : searchAlertTexts.everything,
          ] as const,
        ]}
      />
      <Action href={appUrl + route('search-alert.show', { token })}>
        {isConfirmed ? texts.toAlert : searchAlertTexts.confirm}
      </Action>
      {!isConfirmed && <Paragraph>{texts.notYou}</Paragraph>}
    </MailLayout>
  ),
});

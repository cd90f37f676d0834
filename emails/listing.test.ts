import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';

describe('the invitation of a calendar manager', () => {
  it.each([
    ['with a name that was seen', { listingName: 'Zeezicht', town: 'Oostende' }, 'Zeezicht in Oostende'],
    ['without', { listingName: null, town: 'Oostende' }, 'een vakantiewoning in Oostende'],
    ['without anything', { listingName: null, town: null }, 'een vakantiewoning'],
  ])('%s leads to the invitation', async (_what, listing, named) => {
    const props = { ...listing, token: 'abc-_9' };
    const { subject, html, text } = await renderMail('listing-manager-invited', props, { appUrl });
    expect(subject).toBe(`Uitnodiging voor de kalender van ${named}`);
    expect(html).toContain(`href="${appUrl}/uitnodiging?token=abc-_9"`);
    expect(text).toContain(`De verhuurder van ${named}`);
    expect(text).not.toMatch(/<\w|undefined|null/);
  });
});

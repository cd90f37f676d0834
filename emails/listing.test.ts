import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';
const props = { landlordFirstName: 'Griet', listingName: 'Zeezicht' };

describe('the invitation of a calendar manager', () => {
  it.each([
    ['with an account', 'zeezicht-oostende', `${appUrl}/dashboard/kalender/zeezicht-oostende`],
    ['without one', null, `${appUrl}/inloggen`],
  ])('leads somebody %s where it should', async (_who, slug, link) => {
    const { subject, html, text } = await renderMail(
      'listing-manager-invited',
      { ...props, slug },
      { appUrl },
    );
    expect(subject).toBe('U beheert nu de kalender van Zeezicht');
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('Griet');
    expect(text).not.toMatch(/<\w|undefined|null/);
  });
});

import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';
const listing = { firstName: 'Lotte', listingName: 'De Golf', slug: 'de-golf-oostende' };
const message = 'De foto’s zijn\nte donker <b>hoor</b>.';

describe('letters of admins', () => {
  it.each([
    ['moderation-approved', { ...listing, message }, `${appUrl}/aanbod/de-golf-oostende`],
    ['moderation-denied', { ...listing, message }, `${appUrl}/dashboard/aanbod/de-golf-oostende/bewerken`],
    [
      'moderation-removed',
      { firstName: 'Lotte', listingName: 'De Golf', message, withAccount: false },
      appUrl,
    ],
    [
      'moderation-removed',
      { firstName: 'Lotte', listingName: 'De Golf', message, withAccount: true },
      appUrl,
    ],
    ['account-deleted', { firstName: 'Lotte', byAdmin: true, message }, appUrl],
    ['account-message', { firstName: 'Lotte', subject: 'Uw advertentie', message }, appUrl],
  ])('%s says what was written, and leads where it should', async (name, props, link) => {
    const { subject, html, text } = await renderMail(name, props, { appUrl });
    expect(subject).not.toBe('');
    expect(html).not.toContain('<b>hoor</b>');
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('te donker');
    expect(text).not.toMatch(/undefined|null/);
  });

  it.each([
    ['moderation-approved', { ...listing, message: null }],
    ['moderation-denied', { ...listing, message: null }],
    ['account-deleted', { firstName: 'Lotte', byAdmin: false, message: null }],
  ])('%s does without a word', async (name, props) => {
    const { text } = await renderMail(name, props, { appUrl });
    expect(text).toContain('Lotte');
    expect(text).not.toMatch(/undefined|null/);
  });

  it('account-change-email names nobody and carries the link', async () => {
    const { html } = await renderMail('account-change-email', { token: 'tok-123_x' }, { appUrl });
    expect(html).toContain(`href="${appUrl}/bevestig-email?token=tok-123_x"`);
  });
});

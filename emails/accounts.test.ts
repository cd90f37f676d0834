import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';
const token = 'tok-123_x';

describe('letters about accounts', () => {
  it.each([
    ['verify-email', { token }, `${appUrl}/bevestig-email?token=${token}`],
    ['known-address', { email: 'lotte@kustverblijf.test' }, `${appUrl}/inloggen`],
    [
      'reset-password',
      { email: 'lotte+zee@kustverblijf.test', token },
      `${appUrl}/auth/wachtwoord-resetten?email=lotte%2Bzee%40kustverblijf.test&token=${token}`,
    ],
    ['password-changed', {}, `${appUrl}/auth/wachtwoord-vergeten`],
    ['email-changed', {}, appUrl],
  ])('%s leads where it should, as HTML and as text', async (name, props, link) => {
    const { subject, html, text } = await renderMail(name, props, { appUrl });
    expect(subject).toContain('Kustverblijf');
    expect(html).toContain('lang="nl-BE"');
    expect(html.replaceAll('&amp;', '&')).toContain(`href="${link}"`);
    expect(text).toContain(link);
    expect(text).not.toMatch(/<\w|undefined|null/);
  });
});

import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import { contactDetails } from '@/lib/site-contact';
import { statementLetterTexts } from '@/lib/texts/letters-duties';

const appUrl = 'https://kust.example';
const token = 'tok-123_x';

describe('letters to whom a measure concerns', () => {
  const statement = {
    ...{ measure: 'suspended' as const, ground: 'terms' as const, article: 'Servicevoorwaarden, artikel 19' },
    ...{ facts: 'Oplichting', afterNotice: false },
  };
  const { remedies, toDecisions } = statementLetterTexts;
  const textOf = async (hasAccount: boolean) => {
    const reasons = { firstName: 'Marie', suspended: true, reason: 'Oplichting' };
    const props = { ...reasons, statement: { ...statement, hasAccount } };
    return (await renderMail('account-suspension', props, { appUrl })).text.replaceAll(/\s+/g, ' ');
  };

  it('say how to appeal by mail where nobody can sign in', async () => {
    const text = await textOf(false);
    expect(text).toContain(remedies.letter(contactDetails.email));
    expect(text).not.toContain(toDecisions);
  });

  it('lead to the statement where somebody can', async () => {
    const text = await textOf(true);
    expect(text).toContain(remedies.account);
    expect(text).toContain(`${appUrl}/dashboard/beslissingen`);
  });
});

describe('letters about accounts', () => {
  it.each([
    ['verify-email', { token }, `${appUrl}/bevestig-email?token=${token}`],
    ['known-address', { email: 'lotte@kustverblijf.test' }, `${appUrl}/inloggen`],
    [
      'reset-password',
      { email: 'lotte+zee@kustverblijf.test', token },
      `${appUrl}/auth/wachtwoord-resetten?email=lotte%2Bzee%40kustverblijf.test&token=${token}`,
    ],
    ['password-changed', { token: null }, `${appUrl}/auth/wachtwoord-vergeten`],
    ['password-changed', { token }, `${appUrl}/toegang-ongedaan-maken?token=${token}`],
    [
      'second-factor-changed',
      { change: 'totp_removed' as const, token: null },
      `${appUrl}/dashboard/gegevens-bewerken`,
    ],
    [
      'second-factor-changed',
      { change: 'totp_added' as const, token },
      `${appUrl}/toegang-ongedaan-maken?token=${token}`,
    ],
    [
      'identity-changed',
      { change: 'linked' as const, provider: 'Google', address: 'lotte@kustverblijf.test', token },
      `${appUrl}/toegang-ongedaan-maken?token=${token}`,
    ],
    [
      'identity-changed',
      { change: 'unlinked' as const, provider: 'Google', address: 'lotte@kustverblijf.test', token: null },
      `${appUrl}/dashboard/gegevens-bewerken`,
    ],
    ['recovery-code-used', { left: 1 }, `${appUrl}/dashboard/gegevens-bewerken`],
    ['wrong-tries', { kind: 'own_password' as const }, `${appUrl}/auth/wachtwoord-vergeten`],
    ['email-change-asked', { token }, `${appUrl}/adreswijziging-ongedaan-maken?token=${token}`],
    ['email-change-asked', { token: null }, appUrl],
    ['email-changed', { token }, `${appUrl}/adreswijziging-ongedaan-maken?token=${token}`],
    ['email-changed', { token: null }, appUrl],
    ['email-change-undone', {}, appUrl],
    ['account-suspension', { firstName: 'Marie', suspended: true, reason: 'Oplichting' }, appUrl],
    ['account-suspension', { firstName: 'Marie', suspended: false, reason: null }, appUrl],
  ])('%s leads where it should, as HTML and as text', async (name, props, link) => {
    const { subject, html, text } = await renderMail(name, props, { appUrl });
    expect(subject).toContain('Kustverblijf');
    expect(html).toContain('lang="nl-BE"');
    expect(html.replaceAll('&amp;', '&')).toContain(`href="${link}"`);
    expect(text).toContain(link);
    expect(text).not.toMatch(/<\w|undefined|null/);
  });
});

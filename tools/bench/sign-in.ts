/** Signs a measured browser in as somebody of the demo world. */
import type { Page } from '@playwright/test';

const password = 'kust-demo-2026';

/** Signs in with the form; the cookie question no longer appears. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const consent = JSON.stringify({ value: { essential: true }, expires_at: Date.now() + 9e9 });
  await page.addInitScript((value) => localStorage.setItem('cookie_preferences', value), consent);
  await page.goto(`${origin}/inloggen`);
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/dashboard/**');
}

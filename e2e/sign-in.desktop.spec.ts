/** Signing in against obstacles, signing out when that fails, and what depends on other settings. */
import { test as plain } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { answerCookies, freshEmail, makeAccount } from '@/e2e/support/accounts';
import { someAddress } from '@/e2e/support/attacker';
import { rowsOf } from '@/e2e/support/database';
import { clearLeftovers, willLeave } from '@/e2e/support/leftovers';
import { withSecondSite } from '@/e2e/support/second-site';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { contactTexts } from '@/lib/texts/contact';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { errorTexts } from '@/lib/texts/errors';
import { identityTexts } from '@/lib/texts/identities';
import { startOidcProvider } from '@/scripts/testing/oidc-provider';
import { freePort } from '@/scripts/postgres/connection';

const { login } = accountTexts;

test.describe('obstacles', () => {
  // Images of news may still be loading when the session ends.
  test.use({ expectedErrors: [/422|500|401.*\/fotos\/nieuws\//] });
  test.beforeEach(({ page }) => answerCookies(page));

  test('after too many failures the form computes the proof of work by itself; failing to sign out is reported', async ({
    page,
  }) => {
    const { email, password } = await makeAccount();
    await page.goto(route('login'));
    const form = page.getByRole('form', { name: login.title });
    const send = async (secret: string) => {
      await form.getByLabel(login.email).fill(email);
      await form.getByLabel(login.password, { exact: true }).fill(secret);
      await form.getByRole('button', { name: login.submit }).click();
    };
    for (let n = 0; n < 11; n += 1) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/login'));
      await send('iets-heel-anders');
      await answered;
    }
    await expect(form.getByText(botCheckTexts.done)).toBeVisible();
    await expect(form.getByRole('link', { name: login.failed })).toBeVisible();
    await send(password);
    await page.waitForURL((url) => url.pathname === route('dashboard.today'));

    // The page stays as it is.
    await page.route('**/logout', (call) =>
      call.fulfill({ status: 500, json: { message: errorTexts.internal } }),
    );
    await page.getByRole('button', { name: dashboardTexts.menu.logout }).first().click();
    await expect(page.getByText(errorTexts.internal)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(route('dashboard.today'));
    await page.unroute('**/logout');
    await page.getByRole('button', { name: dashboardTexts.menu.logout }).first().click();
    await page.waitForURL((url) => url.pathname === route('front-page'));
  });

  test('a password reset cannot be blocked by others: after too many requests the form computes the proof by itself', async ({
    page,
  }) => {
    const { email } = await makeAccount();
    const { forgot } = accountTexts;
    for (let n = 0; n < 6; n += 1) {
      await page.goto(route('forgot-password'));
      await page.getByLabel(forgot.email).fill(email);
      await page.getByRole('button', { name: forgot.submit }).click();
      await expect(page.getByText(forgot.done)).toBeVisible();
    }
  });
});

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false });

  plain('a forgotten password says what is needed and who helps', async ({ page }) => {
    await page.goto(route('forgot-password'));
    await expect(page.getByText(accountTexts.forgot.needsScript())).toBeVisible();
  });
});

/** The bot check at full effort: for all other tests a hundredth is enough. */
async function writeToUs(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await answerCookies(page);
  await page.goto(route('contact'));
  await page.getByLabel(contactTexts.name).fill('Noor Claes');
  await page.getByLabel(contactTexts.email).fill(email);
  await page.getByLabel(contactTexts.message).fill('Is er iemand?');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: contactTexts.submit }).click();
  const { recaptcha } = (await sent).postDataJSON();
  const { solution } = JSON.parse(atob(recaptcha));
  expect(solution.counter).toBeGreaterThanOrEqual(500);
  await expect(page.getByText(contactTexts.sent)).toBeVisible({ timeout: 20_000 });
  await context.close();
}

plain(
  'a browser computes all that a site asks for by default; an account elsewhere makes one here, and opens the one that is there',
  async ({ browser }, info) => {
    const known = await makeAccount();
    const fresh = freshEmail('nieuw');
    const port = await freePort();
    const names: Record<string, string> = { nieuw: fresh, gekend: known.email };
    const findPerson = (name: string) => {
      const login = Object.keys(names).find((key) => key === name);
      return login && { sub: login, email: names[login], email_verified: true, given_name: 'Noor' };
    };
    await withSecondSite(
      () => ({
        AUTH_OIDC_ISSUER: `http://127.0.0.1:${port}`,
        AUTH_OIDC_ID: 'kustverblijf',
        AUTH_OIDC_SECRET: 'a-secret-of-the-tests',
        AUTH_OIDC_NAME: 'Testaanbieder',
        // An empty setting counts as absent.
        BOT_CHECK_EFFORT: '',
      }),
      async (site) => {
        const listing = `http://localhost:${site.port}`;
        const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() };
        const visitor = await browser.newContext({ baseURL: listing, extraHTTPHeaders });
        await writeToUs(visitor, ownEmail(info, 'noor'));

        const redirectUri = `${listing}/api/auth/callback/oidc`;
        const provider = await startOidcProvider({
          port,
          redirectUri,
          findPerson: (name) => findPerson(name) || undefined,
        });
        const begin = async (name: string) => {
          const page = await (await browser.newContext({ baseURL: listing })).newPage();
          await answerCookies(page);
          await page.goto(route('login'));
          await page.getByRole('button', { name: identityTexts.start('Testaanbieder') }).click();
          await page.getByLabel('Naam', { exact: true }).fill(name);
          await page.getByRole('button', { name: 'Aanmelden' }).click();
          return page;
        };
        try {
          const first = await begin('nieuw');
          const form = first.getByRole('form', { name: identityTexts.register.title });
          await expect(form.getByLabel(accountTexts.register.firstName)).toHaveValue('Noor');
          await form.getByLabel(accountTexts.register.lastName).fill('Claes');
          await form.getByLabel('Dag').fill('4');
          await form.getByLabel('Maand').fill('5');
          await form.getByLabel('Jaar').fill('1980');
          await form.getByRole('button', { name: identityTexts.register.submit }).click();
          await first.waitForURL((url) => url.pathname.startsWith('/dashboard'));

          const second = await begin('gekend');
          const link = second.getByRole('form', { name: identityTexts.link.title });
          await link.getByLabel(identityTexts.link.password, { exact: true }).fill(known.password);
          await link.getByRole('button', { name: identityTexts.link.submit }).click();
          await second.waitForURL((url) => url.pathname.startsWith('/dashboard'));

          const again = await begin('gekend');
          await again.waitForURL((url) => url.pathname.startsWith('/dashboard'));
        } finally {
          await provider.close();
          for (const { id } of await rowsOf<{ id: number }>('SELECT id FROM users WHERE email = $1', [fresh]))
            willLeave(id);
          await clearLeftovers();
        }
      },
    );
  },
);

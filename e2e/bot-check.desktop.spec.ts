/** The bot check as sites have it: for all other journeys a hundredth of it is enough. */
import { withSecondSite } from '@/e2e/support/second-site';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { contactTexts as texts } from '@/lib/texts/contact';

test('a browser computes all that a site asks for by default, and we are written to', async ({
  browser,
}, info) => {
  // An empty setting counts as absent.
  await withSecondSite(
    () => ({ BOT_CHECK_EFFORT: '' }),
    async ({ port }) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
      await answerCookies(context);
      const page = await context.newPage();
      await page.goto(route('contact'));
      await page.getByLabel(texts.name).fill('Noor Claes');
      await page.getByLabel(texts.email).fill(ownEmail(info, 'noor'));
      await page.getByLabel(texts.message).fill('Is er iemand?');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: texts.submit }).click();
      const { recaptcha } = (await sent).postDataJSON();
      const { solution } = JSON.parse(atob(recaptcha));
      expect(solution.counter).toBeGreaterThanOrEqual(500);
      await expect(page.getByText(texts.sent)).toBeVisible({ timeout: 20_000 });
      await context.close();
    },
  );
});

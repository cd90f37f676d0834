/** Dark mode: printed pages stay white. Screens in dark mode are checked where their light form is (axeInTheDark). */
import { answerCookies } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/paths';

test.use({ colorScheme: 'dark' });
test.beforeEach(({ page }) => answerCookies(page));

test('printed pages stay white', async ({ page }) => {
  await page.goto(route('front-page'));
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const night = await background();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Printing draws no background behind the page, whose own background, if any, is white.
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(await background());
  expect(night).not.toBe('rgb(255, 255, 255)');
});

/** In the dark: paper stays white. What a screen shows then is looked at where its light form is (axeInTheDark). */
import { answerCookies } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/paths';

test.use({ colorScheme: 'dark' });
test.beforeEach(({ page }) => answerCookies(page));

test('paper stays white', async ({ page }) => {
  await page.goto(route('home'));
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const night = await background();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Nothing is printed beneath the page, which says white itself where it says anything.
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(await background());
  expect(night).not.toBe('rgb(255, 255, 255)');
});

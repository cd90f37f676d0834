/** Changes by a landlord to an approved listing reach an admin; a denied listing tells its landlord why. */
import { route } from '@/lib/desk-paths';
import { listingFormScreenTexts as formTexts } from '@/lib/texts/listing-form-screen';
import { denialTexts } from '@/lib/texts/listings';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import { forgetSession, answerCookies, demoAdmin, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { makeListing } from '@/e2e/support/listings';
import { openReview } from '@/e2e/support/moderation';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';

const list = route('dashboard.admin.listing.index', {}, { lijst: texts.changedParameter });

test.beforeEach(({ page }) => answerCookies(page));

test('a new name is shown with the old one until an admin has reviewed it; a denied listing shows why, until it is submitted again', async ({
  page,
}) => {
  const owner = await makeAccount();
  const now = Date.now();
  const [name, deniedName] = [`Duinroos ${now}`, `Zeester ${now}`];
  const { slug } = await makeListing(owner.id, { name, state: 'online' });
  const denied = await makeListing(owner.id, { name: deniedName, state: 'waiting' });
  await letIn(page, owner);
  await page.goto(route('listing.edit', { slug }));
  await page.getByLabel(formTexts.listingName).fill(`${name} deluxe`);
  await page.getByRole('button', { name: formTexts.save, exact: true }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.listing.index'));
  expect((await page.request.get(route('listing.show', { slug }))).status()).toBe(200);
  await forgetSession(page);

  await signIn(page, demoAdmin, list);
  const changed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${name} deluxe` }) });
  await expect(changed.locator('ins')).toContainText('deluxe');
  await expect(changed.getByRole('link', { name: 'Greet Vermeulen' })).toBeVisible();
  await atEveryWidth(page, 'changed');
  await changed.getByRole('button', { name: texts.seenNamed(`${name} deluxe`) }).click();
  await expect(page.getByText(texts.seenDone)).toBeVisible();
  await expect(changed).toHaveCount(0);
  const nav = page.getByRole('navigation', { name: texts.lists });
  await nav.getByRole('link', { name: texts.listNames.waiting }).click();
  await expect(page.getByText(texts.intro)).toBeVisible();

  const waiting = await openReview(page, deniedName);
  await waiting.getByRole('button', { name: texts.reject }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.reason).fill('De foto’s zijn niet van deze woning.');
  await dialog.getByRole('button', { name: texts.reject }).click();
  await expect(page.getByText(texts.denied)).toBeVisible();
  await forgetSession(page);

  await signIn(page, owner, route('dashboard.listing.index'));
  const card = page.getByRole('article').filter({ hasText: deniedName });
  await expect(card.getByText('De foto’s zijn niet van deze woning.')).toBeVisible();
  await atEveryWidth(page, 'denied-card');
  const form = route('listing.edit', denied);
  await page.goto(form);
  await expect(page.getByText(denialTexts.next)).toBeVisible();
  await atEveryWidth(page, 'denied-form');
  await page.getByRole('button', { name: formTexts.publish, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== form);
  await page.goto(route('dashboard.listing.index'));
  await expect(card).toBeVisible();
  await expect(card.getByText('De foto’s zijn niet van deze woning.')).toHaveCount(0);
});

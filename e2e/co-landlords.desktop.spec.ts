/** An owner sees with whom calendars are shared, and which; never anybody else's. */
import { route } from '@/lib/paths';
import { coLandlordTexts as texts, manageListingsTexts } from '@/lib/texts/manage-listings';
import { forgetSession, answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { makeListing, shareCalendar } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';

const manage = route('dashboard.listing.index');

test.beforeEach(({ page }) => answerCookies(page));

test('co-landlords stand under the listings, each with the ones that are shared', async ({ page }) => {
  const [owner, other] = [await makeAccount(), await makeAccount({ firstName: 'Luc' })];
  const helper = await makeAccount({ roleId: 2, firstName: 'Sofie', lastName: 'Claes' });
  const stranger = await makeAccount({ roleId: 2, firstName: 'Nele', lastName: 'Smet' });
  const online = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const concept = await makeListing(owner.id, { name: 'Zeeaster', state: 'concept' });
  const others = await makeListing(other.id, { name: 'Wulpenhof', state: 'online' });
  for (const { id } of [online, concept, others]) await shareCalendar(id, helper);
  await shareCalendar(others.id, stranger);

  await signIn(page, owner, manage);
  const section = page.getByRole('region', { name: texts.title });
  await expect(section.getByText(texts.intro)).toBeVisible();
  const rows = section.getByRole('row').filter({ hasText: '@kustverblijf.test' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sofie Claes');
  await expect(rows.getByRole('link', { name: helper.email })).toHaveAttribute(
    'href',
    `mailto:${helper.email}`,
  );
  await expect(rows).not.toContainText('Wulpenhof');
  await atEveryWidth(page, 'co-landlords');
  for (const { name, slug } of [online, concept])
    await expect(rows.getByRole('link', { name })).toHaveAttribute('href', route('listing.edit', { slug }));
});

test('more of them than fit come page by page, and the listings stay where they are', async ({ page }) => {
  const owner = await makeAccount();
  const listings = [
    await makeListing(owner.id, { name: 'Duinroos', state: 'online' }),
    await makeListing(owner.id, { name: 'Zeeaster', state: 'online' }),
  ];
  for (let n = 0; n < 11; n += 1) {
    const helper = await makeAccount({ roleId: 2, firstName: 'Sofie', lastName: `Claes ${n}` });
    await shareCalendar(listings[n % 2]?.id ?? 0, helper);
  }
  await signIn(page, owner, manage);
  const section = page.getByRole('region', { name: texts.title });
  const rows = section.getByRole('row').filter({ hasText: '@kustverblijf.test' });
  await expect(rows).toHaveCount(10);
  await section.getByRole('link', { name: 'Volgende' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Claes 0');
  expect(new URL(page.url()).search).toBe('?co_landlords_page=2');
  await expect(page.getByRole('heading', { name: manageListingsTexts.enabled })).toContainText('(2)');
});

test('who shares nothing is told how, who has no listing and an admin see no such part', async ({ page }) => {
  const owner = await makeAccount();
  await makeListing(owner.id, { name: 'Duinroos', state: 'concept' });
  await signIn(page, owner, manage);
  await expect(page.getByText(texts.empty)).toBeVisible();
  await atEveryWidth(page, 'co-landlords-empty');
  await forgetSession(page);

  await signIn(page, await makeAccount(), manage);
  await expect(page.getByText(manageListingsTexts.empty)).toBeVisible();
  await expect(page.getByText(texts.title)).toHaveCount(0);
  await forgetSession(page);

  const admin = await makeAccount({ roleId: 3 });
  await makeListing(admin.id, { name: 'Duinroos', state: 'concept' });
  await signIn(page, admin, manage);
  await expect(page.getByRole('heading', { name: manageListingsTexts.enabled })).toBeVisible();
  await expect(page.getByText(texts.title)).toHaveCount(0);
});

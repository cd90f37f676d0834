/** A visitor asks a question; the landlord finds it in the inbox, reads it, marks it as handled and deletes it. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import {
  contactRequestDeskTexts as desk,
  contactRequestFormTexts as form,
} from '@/lib/texts/contact-requests';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { makeListing } from '@/e2e/support/listings';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

/** Questions already in the inbox. */
async function makeQuestions(listingId: number, names: readonly string[]): Promise<void> {
  await rowsOf(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message, created_at)
     SELECT $1, name, 'Maes', 'vraag@kustverblijf.test', 'be', 'Vraag van ' || name, 'Mag dat?', now() - n * interval '1 hour'
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (name, n)`,
    [listingId, names],
  );
}

/** Reads two, then marks all three as handled and deletes one, each with one press. */
async function handleSeveral(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  const entry = menu.getByRole('link', { name: new RegExp(`^${dashboardTexts.menu.contactRequests}`) });
  const openMenu = () => menu.locator('summary').click();
  await openMenu();
  await expect(entry.filter({ visible: true })).toContainText('3');
  await openMenu();

  for (const name of ['Ann', 'Bea']) await page.getByLabel(desk.select(`${name} Maes`)).check();
  await page.getByRole('button', { name: desk.markRead }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ann' })).not.toContainText(desk.unread);
  await openMenu();
  await expect(entry.filter({ visible: true })).toContainText('1');
  await openMenu();

  await page.getByLabel(desk.selectAll).check();
  await page.getByRole('button', { name: desk.markHandled }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Cis' })).toContainText(desk.handled);
  await page.getByLabel(desk.select('Cis Maes')).check();
  await page.getByRole('button', { name: desk.remove }).click();
  await page
    .getByRole('alertdialog', { name: desk.removeTitle(1) })
    .getByRole('button', { name: desk.remove })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Cis' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Maes' })).toHaveCount(2);
}

test('from a question to an answered one, then several at once, while the badge follows', async ({
  page,
}) => {
  const owner = await makeAccount({ firstName: 'Greet' });
  const listing = await makeListing(owner.id, { name: 'De Vraagbaak', state: 'online' });

  await page.goto(route('listing.contact-request.create', { slug: listing.slug }));
  await page.getByLabel(form.firstName).fill('Noor');
  await page.getByLabel(form.lastName).fill('Peeters');
  await page.getByLabel(form.email).fill('noor.peeters@kustverblijf.test');
  await page.getByLabel(form.country).selectOption('be');
  await page.getByLabel(form.subject).fill('Hoge auto');
  await page.getByLabel(form.message).fill('Is er een garage\nvoor een hoge auto?');
  await page.getByRole('button', { name: form.submit }).click();
  await page.waitForURL(`**${route('listing.contact-request.thank-you', { slug: listing.slug })}*`);

  await signIn(page, owner, route('dashboard.contact-request.index'));
  const row = page.getByRole('row').filter({ hasText: 'Noor Peeters' });
  await expect(row).toContainText('Hoge auto');
  await expect(row).toContainText(desk.unread);
  await row.getByRole('link', { name: 'Noor Peeters' }).click();

  await expect(page.getByRole('heading', { level: 1, name: desk.detailTitle('Noor Peeters') })).toBeVisible();
  await expect(page.getByText('Is er een garage')).toBeVisible();
  await expect(page.getByRole('link', { name: desk.reply })).toHaveAttribute(
    'href',
    'mailto:noor.peeters@kustverblijf.test?subject=Re%3A%20Hoge%20auto',
  );
  await axe(page);
  await page.getByRole('button', { name: desk.markHandled }).click();
  await expect(page.getByRole('button', { name: desk.markHandled })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link', { name: desk.requests })
    .click();
  await expect(row).toContainText(desk.handled);
  await expect(row).not.toContainText(desk.unread);

  await row.getByRole('link', { name: 'Noor Peeters' }).click();
  await page.getByRole('button', { name: desk.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: desk.remove }).click();
  await expect(page.getByText(desk.noRequests)).toBeVisible();
  await axe(page);

  await makeQuestions(listing.id, ['Ann', 'Bea', 'Cis']);
  await page.goto(route('dashboard.contact-request.index'));
  await handleSeveral(page);
});

/** Guests' reviews of a listing: read by anyone, answered and reported by the landlord, moderated by an admin. */
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { listingCardTexts } from '@/lib/texts/listing-card';
import { reviewDeskTexts as desk } from '@/lib/texts/review-desk';
import { reviewTexts as texts } from '@/lib/texts/reviews';
import { forgetSession, answerCookies, demoAdmin, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths, atEveryWidth } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

/** Past stays with reviews by these guests, the last name being the newest. */
async function makeReviews(listingId: number, names: readonly string[]): Promise<void> {
  const end = addDays(todayIn(), -50);
  await rowsOf(
    `WITH stays AS (
       INSERT INTO booking_requests (listing_id, status, first_name, last_name, date_of_birth, email, country, start_date, end_date,
         number_of_adults, number_of_children, message, price, modified_at, answered_at, approved_at,
         review_asked_at)
       SELECT $1, 'approved', name, 'Maes', '1980-03-02', 'gast@kustverblijf.test', 'be', $3::date - 3, $3::date, 2, 0, 'Graag.', 300,
         now(), now(), now(), now()
       FROM unnest($2::text[]) AS guests (name) RETURNING id, first_name
     )
     INSERT INTO reviews (booking_request_id, listing_id, rating, cleanliness, location, value, communication, body,
       name_shown, created_at)
     SELECT stays.id, $1, 4, 5, 5, 4, 4, 'Heel fijn verblijf gehad, schrijft ' || first_name || '.', first_name,
       $3::date + place::int
     FROM stays JOIN unnest($2::text[]) WITH ORDINALITY AS guests (name, place) ON name = first_name`,
    [listingId, names, end],
  );
}

const guests = Array.from({ length: 18 }, (_, place) => `Gast${String(place + 1).padStart(2, '0')}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews of a listing are read, page after page @phone', async ({ page }) => {
    const owner = await makeAccount();
    const { id, slug } = await makeListing(owner.id, { name: 'Veelgeprezen', state: 'online' });
    await makeReviews(id, guests);
    await page.goto(route('listing.show', { slug }));
    const section = page.getByRole('region', { name: texts.title });
    await expect(section).toContainText(texts.count(18));
    await expect(section.getByRole('article')).toHaveCount(5);
    await expect(section.getByRole('article').first()).toContainText('Gast18');
    await section.getByRole('link', { name: texts.all(18) }).click();
    await expect(section.getByRole('article')).toHaveCount(15);
    await section.getByRole('link', { name: texts.older }).click();
    await expect(section.getByRole('article')).toHaveCount(3);
    await expect(section.getByRole('article').last()).toContainText('Gast01');
    await section.getByRole('link', { name: texts.newer }).click();
    await expect(section.getByRole('article')).toHaveCount(15);
    await section.getByText(texts.how).click();
    await expect(section.getByText(texts.howText)).toBeVisible();
  });
});

test('listings are sorted by rating; a review is answered once and reported, hidden by an admin and shown again @phone', async ({
  page,
}) => {
  await page.goto(route('listing.index', {}, { sort_by: 'rating_desc' }));
  const first = page.locator('.home-card').first();
  await expect(first).toContainText(listingCardTexts.rating);
  await expect(first).toContainText(/\d,\d \(\d+\)/);

  const owner = await makeAccount({ firstName: 'Greet' });
  const name = `Besproken ${Date.now()}`;
  const { id, slug } = await makeListing(owner.id, { name, state: 'online' });
  await makeReviews(id, ['Noor']);

  await signIn(page, owner, route('dashboard.review.index'));
  const card = page.getByRole('listitem').filter({ hasText: 'schrijft Noor' });
  await expect(card).toContainText(desk.unread);
  await atEveryWidth(page, 'reviews-own');
  await card.getByRole('button', { name: desk.replyTo('Noor') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: desk.replySend }).click();
  await expect(dialog.getByRole('textbox', { name: desk.replyLabel })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: desk.replyLabel }).fill('Graag tot een volgende keer.');
  await axeAtBothWidths(page);
  await dialog.getByRole('button', { name: desk.replySend }).click();
  await expect(card).toContainText('Graag tot een volgende keer.');
  await expect(card.getByRole('button', { name: desk.replyTo('Noor') })).toHaveCount(0);
  await card.getByRole('button', { name: desk.reportOf('Noor') }).click();
  await dialog.getByRole('textbox', { name: desk.reportLabel }).fill('Deze gast verbleef hier niet.');
  await dialog.getByRole('button', { name: desk.reportSend }).click();
  await expect(card).toContainText(desk.reported);

  const shown = page.getByRole('region', { name: texts.title });
  await page.goto(route('listing.show', { slug }));
  await expect(shown).toContainText('Graag tot een volgende keer.');
  await axeAtBothWidths(page);

  await forgetSession(page);
  await answerCookies(page);
  await signIn(page, demoAdmin, route('dashboard.admin.review.index'));
  const menu = page
    .getByRole('link', { name: new RegExp(`^${dashboardTexts.menu.reportedReviews}`) })
    .first();
  await expect(menu).toContainText(/\d/);
  const reported = page.getByRole('listitem').filter({ hasText: name });
  await atEveryWidth(page, 'reviews-reported');
  await reported.getByRole('button', { name: desk.hideOf('Noor') }).click();
  await dialog.getByRole('textbox', { name: desk.reason }).fill('Deze gast verbleef hier niet.');
  await dialog.getByRole('button', { name: desk.hide }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reported).toHaveCount(0);
  await page.goto(route('listing.show', { slug }));
  await expect(shown).toHaveCount(0);

  await page.goto(
    route('dashboard.admin.review.index', {}, { [desk.listParameter]: desk.listValues.hidden }),
  );
  await reported.getByRole('button', { name: desk.showOf('Noor') }).click();
  await dialog.getByRole('textbox', { name: desk.reason }).fill('Toch wel.');
  await dialog.getByRole('button', { name: desk.show }).click();
  await expect(dialog).toHaveCount(0);
  await expect(reported).toHaveCount(0);
  await page.goto(route('listing.show', { slug }));
  await expect(shown).toContainText('schrijft Noor');
});

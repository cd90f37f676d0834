/** Text at twice the size on a phone: nothing overflows, and what is fixed to the edges leaves room to read. */
import { expectRoom } from '@/e2e/support/large-text';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { writeSharedIds } from '@/lib/favorites/shared-list';
import { route } from '@/lib/paths';

const slug = 'de-witte-golf-oostende';

test('on the way to a home', async ({ page, context, request }) => {
  const { start, end } = await findFreeStay(request, slug, 2);
  const stay = { arrival: start, departure: end, adults: 2, children: 2, babies: 1, pets: 0 };

  await test.step('with the question about cookies', async () => {
    await page.goto(route('front-page'));
    await expect(page.locator('#cookie-question')).toBeVisible();
    await expectRoom(page, 'question');
  });
  await answerCookies(context);
  const pages = {
    front: route('front-page'),
    overview: route('listing.index', {}, { ...stay, listing_setting_wifi: 1 }),
    town: route('listing.index', {}, { listing_city_id: 11 }),
    home: route('listing.show', { slug }, stay),
    form: route('listing.booking-request.create', { slug }, stay),
    favourites: route('listing.favorites', {}, { ids: writeSharedIds([1, 2]), ...stay }),
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto(path);
      await expectRoom(page, name);
    });
  }
});

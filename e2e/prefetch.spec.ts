/** Prefetching: none for links in view, one page on hovering or touching its link; and what a press shows at once. */
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { routesIn } from '@/lib/match-route';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { statisticsTexts } from '@/lib/texts/statistics';
import { answerCookies, forgetSession, letIn, makeAccount } from '@/e2e/support/accounts';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';

test.use({ hasLeisure: true });
test.beforeEach(({ page }) => answerCookies(page));

/** The dashboard's pages, and some public ones. */
const pages = Object.values(routesIn('nl')).filter(
  (path) => path.startsWith('/dashboard') && !path.includes('{'),
);
/** Only for admins: for others the page does not exist. */
const isForAdmins = (path: string) => path.includes('/admin') || path === route('dashboard.news.create');
const publicPages = [route('front-page'), route('listing.index'), route('about'), route('login')];

/** The page that a client-side navigation or prefetch requests; null for any other request. */
function askedFor(request: Request): string | null {
  const headers = request.headers();
  if (headers.rsc === undefined && headers['next-router-prefetch'] === undefined) return null;
  const url = new URL(request.url());
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
}

/** Collects the pages requested from now on. */
function listen(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const target = askedFor(request);
    if (target !== null) asked.add(target);
  });
  return asked;
}

async function makeLandlord() {
  const landlord = await makeAccount();
  const listing = await makeListing(landlord.id, { name: 'Duinroos', state: 'online' });
  await makeComingStay(listing.id);
  return { landlord, listing };
}

test('viewing a page prefetches no other; hovering and focusing a link prefetch only its page @desktop', async ({
  page,
}) => {
  const { landlord, listing } = await makeLandlord();
  const asked = listen(page);
  const ofListing = [
    route('listing.edit', { slug: listing.slug }),
    route('listing.prices', { slug: listing.slug }),
    route('dashboard.calendar', { slug: listing.slug }),
  ];
  for (const [account, paths] of [
    [landlord, [...pages.filter((path) => !isForAdmins(path)), ...ofListing, ...publicPages]],
    [await makeAccount({ roleId: 3 }), pages.filter(isForAdmins)],
  ] as const) {
    await letIn(page, account);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // Pages that redirect at once are compared by their own URL.
      asked.delete(new URL(page.url()).pathname);
      expect([path, ...asked]).toEqual([path]);
    }
    await forgetSession(page);
  }

  await letIn(page, landlord);
  await page.goto(route('dashboard.today'), { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  const linkTo = (path: string) => menu.locator(`a[href="${path}"]:visible`);
  // A page is prefetched in several requests, one after another.
  const settled = async () => {
    let parts = -1;
    while (parts !== heard) {
      parts = heard;
      await setTimeout(1_000);
    }
    asked.clear();
  };
  let heard = 0;
  page.on('request', () => (heard += 1));
  await linkTo(route('dashboard.planning')).hover();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.planning')]);
  await settled();
  // Each page is prefetched only once.
  await linkTo(route('dashboard.listing.index')).hover();
  await linkTo(route('dashboard.planning')).hover();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.listing.index')]);
  await settled();
  await linkTo(route('dashboard.statistics')).focus();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.statistics')]);
});

test('from the press on a link the frame shows where it leads, until the page is there @desktop', async ({
  page,
}) => {
  const { landlord } = await makeLandlord();
  await letIn(page, landlord);
  await page.goto(route('dashboard.today'), { waitUntil: 'networkidle' });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${route('dashboard.statistics')}*`, async (request) => {
    await promise;
    await request.continue();
  });
  const main = page.getByRole('main');
  const before = main.getByRole('heading', { name: todayScreenTexts.tips });
  await expect(before).toBeVisible();
  const link = page
    .getByRole('navigation', { name: layoutTexts.dashboardMenu.label })
    .locator(`a[href="${route('dashboard.statistics')}"]:visible`);
  await link.click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(dashboardTexts.menu.statistics);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(before).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(route('dashboard.today'));

  resolve();
  await page.waitForURL(`**${route('dashboard.statistics')}`);
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(statisticsTexts.title);
});

test('a finger on a link asks for its page alone @phone', async ({ page }) => {
  const { landlord } = await makeLandlord();
  await letIn(page, landlord);
  await page.goto(route('dashboard.today'), { waitUntil: 'networkidle' });
  const asked = listen(page);
  const bar = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.bar });
  const planning = bar.locator(`a[href="${route('dashboard.planning')}"]`);
  // Touched without lifting the finger.
  await planning.dispatchEvent('touchstart');
  await expect.poll(() => [...asked]).toEqual([route('dashboard.planning')]);
});

/** The timeline of all listings: what a landlord does there with mouse, touch and keyboard (docs/rules/planning.md). */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { press, tabTo, typeInto } from '@/e2e/support/keyboard';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { cellOf, drag, makeBlock, middleOf, openPlanning } from '@/e2e/support/planning';
import { expect, test } from '@/e2e/support/test';
import { addDays, startOfMonth, addMonths, todayIn } from '@/lib/dates/day';
import { cellDay } from '@/lib/planning/cell-text';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { manualBookingTexts as booking } from '@/lib/texts/manual-bookings';
import { planningTexts as texts } from '@/lib/texts/planning';

const today = todayIn();
const after = (days: number) => addDays(today, days);

test.beforeEach(({ page }) => answerCookies(page));

/**
 * Uses the row of controls above the days: months, today, density and legend. `shown` is how many days of a month are
 * then in view.
 */
async function moveAround(page: Page, listing: MadeListing, shown: number): Promise<void> {
  await expect(cellOf(page, listing, today)).toBeInViewport();
  const far = startOfMonth(addMonths(today, 12));
  const month = page.getByLabel(texts.month, { exact: true });
  await month.selectOption(far);
  await expect(cellOf(page, listing, far)).toBeInViewport();
  await expect(cellOf(page, listing, far)).toHaveAccessibleName(/, vrij, €/);
  await expect(month).toHaveValue(far);
  await page.getByRole('button', { name: texts.months }).click();
  await expect(cellOf(page, listing, addDays(far, shown - 1))).toBeInViewport();
  await page.getByRole('button', { name: texts.today }).click();
  await expect(cellOf(page, listing, today)).toBeInViewport();
  await page.getByRole('button', { name: texts.legend }).click();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: texts.legend })).toBeFocused();
  await expect(page.getByRole('grid', { name: texts.grid })).toBeVisible();
}

test.describe('with a mouse', () => {
  test.use({ expectedErrors: [/409|500/] });

  test('an own booking is added, moved, rejected where it overlaps, and removed; days that fail to load are retried @desktop', async ({
    page,
  }) => {
    const owner = await makeAccount();
    const listing = await makeListing(owner.id, { name: 'Duinzicht', state: 'online' });
    await makeListing(owner.id, { name: 'Zandkorrel', state: 'online' });
    await makeBlock(listing, after(9), after(11));
    await letIn(page, owner);
    await openPlanning(page);

    await drag(page, cellOf(page, listing, after(2)), cellOf(page, listing, after(4)));
    const nights = page.getByRole('dialog', { name: texts.nights });
    await expect(nights).toContainText('3 nachten');
    await axe(page);
    await nights.getByRole('button', { name: booking.name }).click();
    await nights.getByRole('button', { name: booking.save }).click();
    await expect(nights.getByText(/^Naam van de gast is verplicht/).last()).toBeVisible();
    await nights.getByLabel(booking.guest).fill('Jan Peeters');
    await nights.getByLabel(booking.total).fill('300');
    await axe(page);
    await nights.getByRole('button', { name: booking.save }).click();
    await expect(page.getByText(booking.added)).toBeVisible();
    await expect(nights).toBeHidden();
    await expect(cellOf(page, listing, after(4))).toHaveAccessibleName(
      new RegExp(
        `^Duinzicht, ${cellDay(after(4))}, eigen boeking van Jan Peeters, 3 nachten, nog €\\s300,- te betalen$`,
      ),
    );

    const grip = page.locator('[data-grip]').first();
    await drag(page, grip, cellOf(page, listing, after(7)));
    const length = page.getByRole('dialog', { name: texts.lengthTitle(true) });
    await expect(length).toContainText(texts.was('3 nachten'));
    await expect(length).toContainText(texts.fits);
    await axe(page);
    await length.getByRole('button', { name: texts.keep }).click();
    await expect(page.getByText(texts.moved)).toBeVisible();
    await expect(cellOf(page, listing, after(6))).toHaveAccessibleName(/Jan Peeters, 5 nachten, nog/);

    await drag(page, grip, cellOf(page, listing, after(10)));
    await expect(length).toContainText(texts.taken(texts.blocked));
    await expect(length.getByRole('button', { name: texts.keep })).toBeHidden();
    await length.getByRole('button', { name: texts.leave }).click();
    await expect(cellOf(page, listing, after(6))).toHaveAccessibleName(/5 nachten, nog/);

    await page.locator('[data-kind=own]').click();
    const facts = page.getByRole('dialog', { name: 'Jan Peeters' });
    await expect(facts).toContainText('5 nachten');
    await axe(page);
    await facts.getByRole('link', { name: texts.openBooking }).click();
    await page.getByRole('button', { name: booking.edit }).click();
    const form = page.getByRole('dialog', { name: booking.editTitle('Jan Peeters') });
    const total = form.getByLabel(booking.total);
    const before = await total.inputValue();
    await form.getByLabel(booking.departure).fill(after(10));
    // The total of the days at current prices, which the landlord may change.
    await expect(total).not.toHaveValue(before);
    await form.getByRole('button', { name: booking.save }).click();
    await expect(form.getByText(/overlappen met een geblokkeerde periode/)).toBeVisible();
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: booking.remove }).click();
    await page.getByRole('button', { name: booking.removeSubmit, exact: true }).click();
    await expect(page.getByText(booking.removed)).toBeVisible();
    await expect(cellOf(page, listing, after(6))).toHaveAccessibleName(/, vrij/);

    await test.step('a call that fails leaves what is there, and can be retried', async () => {
      const calls = '**/api/user/planning**';
      await page.route(calls, (call) => call.fulfill({ status: 500, json: { message: '' } }));
      const far = startOfMonth(addMonths(today, 9));
      await page.getByLabel(texts.month, { exact: true }).selectOption(far);
      await expect(page.getByText(texts.loadFailed)).toBeVisible({ timeout: 20_000 });
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(page.getByText(texts.loadFailed)).toBeHidden();
      await expect(cellOf(page, listing, addDays(far, 2))).toHaveAccessibleName(/, vrij, €/);
    });
  });
});

test('everything works by keyboard, every day is named, and others are one press away @desktop', async ({
  page,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinzicht', state: 'online' });
  const other = await makeListing(owner.id, { name: 'Zandkorrel', state: 'online' });
  await makeComingStay(other.id);
  await letIn(page, owner);
  await openPlanning(page);

  await tabTo(page, cellOf(page, listing, today));
  await expect(cellOf(page, listing, today)).toHaveAccessibleName(
    new RegExp(`^Duinzicht, ${cellDay(today)}, ${texts.isToday}, vrij, €`),
  );
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const nights = page.getByRole('dialog', { name: texts.nights });
  await expect(nights).toContainText('3 nachten');
  await page.keyboard.press('Escape');
  await expect(cellOf(page, listing, after(4))).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, nights.getByRole('button', { name: booking.name }));
  await typeInto(page, nights.getByLabel(booking.guest), 'Els');
  await page.keyboard.press('Enter');
  await expect(page.getByText(booking.added)).toBeVisible();
  await expect(cellOf(page, listing, after(4))).toHaveAccessibleName(/eigen boeking van Els, 1 nacht$/);
  await expect(cellOf(page, listing, after(4))).toBeFocused();

  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
  const length = page.getByRole('dialog', { name: texts.lengthTitle(true) });
  await expect(length).toContainText('3 nachten');
  await press(page, length.getByRole('button', { name: texts.keep }));
  await expect(cellOf(page, listing, after(6))).toHaveAccessibleName(/eigen boeking van Els, 3 nachten$/);
  await expect(cellOf(page, listing, after(4))).toBeFocused();

  // Two months ahead, to another listing.
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(page, other, after(4))).toBeFocused();
  for (let day = 4; day < 62; day += 1) await page.keyboard.press('ArrowRight');
  await expect(cellOf(page, other, after(62))).toBeFocused();
  await expect(cellOf(page, other, after(62))).toHaveAccessibleName(
    `Zandkorrel, ${cellDay(after(62))}, verblijf van Jan Janssens, 7 nachten, nog € 700,- te betalen`,
  );
  await expect(cellOf(page, other, after(62))).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Jan Janssens' })).toContainText('7 nachten');
  await page.keyboard.press('Escape');
  await expect(cellOf(page, other, after(62))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cellOf(page, other, today)).toBeFocused();
  await moveAround(page, listing, 31);
});

test('a weekend is blocked with two taps, and other days are one press away @phone', async ({ page }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinzicht', state: 'online' });
  await letIn(page, owner);
  await openPlanning(page);
  await axe(page);

  const [from, to] = [
    await middleOf(cellOf(page, listing, after(2))),
    await middleOf(cellOf(page, listing, after(3))),
  ];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await expect(page.getByRole('status').filter({ hasText: '1 nacht' })).toBeAttached();
  await touch('touchMove', { x: (from.x + to.x) / 2, y: from.y });
  await touch('touchMove', to);
  await touch('touchEnd');
  const nights = page.getByRole('dialog', { name: texts.nights });
  await expect(nights).toContainText('2 nachten');
  await axe(page);
  await nights.getByRole('button', { name: texts.block, exact: true }).click();
  await expect(page.getByText(ownerCalendarTexts.nights.done.block)).toBeVisible();
  await expect(cellOf(page, listing, after(3))).toHaveAccessibleName(/, geblokkeerd, 2 nachten$/);
  await moveAround(page, listing, 13);
});

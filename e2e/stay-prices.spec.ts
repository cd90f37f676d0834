/** 'Prijzen en regels': a landlord sets the prices of stays and the rules for requesting them. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { press, tabTo } from '@/e2e/support/keyboard';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { makeSeason, openPrices, showYear, weeksAhead } from '@/e2e/support/prices';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths, atEveryWidth } from '@/e2e/support/widths';
import { addDays } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { seasonDaysText, seasonSpanText } from '@/lib/stays/season-text';
import { fill } from '@/lib/texts/fill';
import { otherFaultTexts } from '@/lib/texts/stay-faults';
import {
  changeDayPresetTexts,
  seasonTexts,
  stayCostTexts,
  stayPricesTexts,
  stayRulesTexts,
  stayTesterTexts,
} from '@/lib/texts/stay-prices';
import { stayContractTexts } from '@/lib/texts/stays';

test.beforeEach(({ page }) => answerCookies(page));

async function openOwnPrices(
  page: Page,
  prepare?: (listing: MadeListing) => Promise<void>,
): Promise<MadeListing> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await prepare?.(listing);
  await letIn(page, owner);
  await openPrices(page, listing.slug);
  return listing;
}

const dialog = (page: Page) => page.getByRole('dialog');
const tester = (page: Page) => page.getByRole('region', { name: stayTesterTexts.title });
const plain = (text: string) => new RegExp(text.replaceAll('\u00a0', '\\s').replace(/[.?()]/g, '\\$&'));

test('a summer with its price and rules, the same next year, and what a guest pays @phone', async ({
  page,
}) => {
  await openOwnPrices(page);
  const summer = weeksAhead(90, 8);
  await page.getByRole('button', { name: seasonTexts.add }).click();
  const form = dialog(page);
  await form.getByLabel(seasonTexts.name).fill('Zomer');
  await form.getByLabel(seasonTexts.first).fill(summer.start);
  await form.getByLabel(seasonTexts.last).fill(addDays(summer.end, -1));
  await expect(form.getByText(formatLongDay(addDays(summer.end, -1)))).toBeVisible();
  await form.getByLabel(seasonTexts.price).fill('250');
  await form.getByLabel(seasonTexts.minStayLabel).fill('7');
  await form.getByLabel(changeDayPresetTexts.saturday).check();
  await expect(form.getByText('Van zaterdag tot zaterdag')).toBeVisible();
  await form.getByLabel(seasonTexts.otherDays).check();
  await axeAtBothWidths(page);
  await form.getByLabel(changeDayPresetTexts.saturday).check();
  await form.getByRole('button', { name: seasonTexts.create }).click();
  await expect(form).toBeHidden();
  await showYear(page, summer.start);
  await expect(page.getByRole('button', { name: seasonTexts.editNamed('Zomer') })).toContainText(
    seasonSpanText(summer),
  );

  const year = Number(summer.start.slice(0, 4));
  await page.getByRole('button', { name: seasonTexts.copy(year + 1) }).click();
  const copy = { start: addDays(summer.start, 364), end: addDays(summer.end, 364) };
  const copied = page.getByRole('button', { name: seasonTexts.editNamed('Zomer') });
  await expect(copied.filter({ hasText: seasonSpanText(copy) })).toBeVisible();

  await page.getByRole('button', { name: stayCostTexts.add }).click();
  const cost = page.getByRole('form', { name: stayCostTexts.add });
  await cost.getByLabel(stayCostTexts.amount).fill('85');
  await axeAtBothWidths(page);

  // The test of prices uses what is typed before it is saved.
  await tester(page).getByLabel(stayTesterTexts.arrival).fill(addDays(summer.start, 7));
  await tester(page).getByLabel(stayTesterTexts.departure).fill(addDays(summer.start, 14));
  await expect(tester(page).getByText(/€\s1\.835,-/)).toBeVisible();
  await cost.getByRole('button', { name: stayCostTexts.save }).click();
  await expect(page.getByText(/Eindschoonmaak €\s85,- per verblijf, verplicht/)).toBeVisible();
  await expect(tester(page).getByText(/€\s1\.835,-/)).toBeVisible();

  await tester(page).getByLabel(stayTesterTexts.departure).fill(addDays(summer.start, 10));
  const refusal = fill(otherFaultTexts.shortStayOfSeason, { season: 'Zomer', nights: '7 nachten' });
  await expect(tester(page).getByText(refusal)).toBeVisible();
  await axeAtBothWidths(page);
});

test.describe('what the server rejects', () => {
  test.use({ expectedErrors: [/422/] });

  test('is shown at its field; a season is moved by holding it with a finger @phone', async ({ page }) => {
    const summer = weeksAhead(90, 8);
    await openOwnPrices(page, (listing) => makeSeason(listing.id, 'Zomer', summer));
    await page.getByRole('button', { name: seasonTexts.add }).click();
    const form = dialog(page);
    await form.getByRole('button', { name: seasonTexts.create }).click();
    await expect(form.getByText(stayContractTexts.noDay).first()).toBeVisible();
    await form.getByLabel(seasonTexts.name).fill('Augustus');
    await form.getByLabel(seasonTexts.first).fill(addDays(summer.start, 14));
    await form.getByLabel(seasonTexts.last).fill(addDays(summer.start, 20));
    await form.getByLabel(seasonTexts.price).fill('20');
    await form.getByRole('button', { name: seasonTexts.create }).click();
    const first = form.getByLabel(seasonTexts.first);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAccessibleDescription(plain(stayContractTexts.overlap('Zomer')));
    await expect(form.getByLabel(seasonTexts.price)).toHaveAttribute('aria-invalid', 'true');
    await axeAtBothWidths(page);
    await first.fill(summer.end);
    await form.getByLabel(seasonTexts.last).fill(addDays(summer.end, 6));
    await form.getByLabel(seasonTexts.price).fill('');
    await form.getByRole('button', { name: seasonTexts.create }).click();
    await expect(form).toBeHidden();

    // A swipe scrolls instead.
    const strip = await showYear(page, summer.start);
    const bar = strip.getByRole('button', { name: /^Zomer / });
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('no bar');
    const cdp = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const x = Math.min(330, box.x + box.width - 30);
    await touch('touchStart', { x, y });
    await page.waitForTimeout(500);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', { x: x - step * 6, y });
    await touch('touchEnd');
    await expect(page.getByText(/“Zomer” loopt nu van/)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

async function keepRules(page: Page): Promise<void> {
  const rules = page.getByRole('form', { name: stayRulesTexts.title });
  await rules.getByLabel(stayRulesTexts.gaps).check();
  await rules.getByLabel(stayRulesTexts.preparation).selectOption('1');
  await rules.getByRole('button', { name: stayRulesTexts.addLength }).click();
  await rules.getByLabel(stayRulesTexts.fromNights).fill('60');
  const told = page.getByText('De korting vanaf 60 nachten telt nooit: zo lang kan niemand blijven.');
  await expect(told).toBeVisible();
  await axeAtBothWidths(page);
  await rules.getByLabel(stayRulesTexts.fromNights).fill('14');
  await expect(told).toBeHidden();
  await rules.getByLabel(stayRulesTexts.lastMinute).check();
  await rules.getByRole('button', { name: stayRulesTexts.save }).click();
  await expect(page.getByText(stayRulesTexts.saved)).toBeVisible();
  await page.reload();
  await expect(rules.getByLabel(stayRulesTexts.fromNights)).toHaveValue('14');
  await expect(rules.getByLabel(stayRulesTexts.lastMinuteDays)).toHaveValue('14');
  await expect(rules.getByLabel(stayRulesTexts.gaps)).toBeChecked();
}

async function keepCosts(page: Page): Promise<void> {
  const costs = page.getByRole('region', { name: stayCostTexts.title });
  await costs.getByRole('button', { name: stayCostTexts.taxTake }).click();
  await expect(costs.getByText(/Toeristenbelasting €\s4,72 per nacht, verplicht/)).toBeVisible();
  await costs.getByRole('button', { name: stayCostTexts.add }).click();
  const form = page.getByRole('form', { name: stayCostTexts.add });
  await form.getByLabel(stayCostTexts.kind).selectOption('deposit');
  await form.getByLabel(stayCostTexts.amount).fill('250');
  await form.getByRole('button', { name: stayCostTexts.save }).click();
  const rows = costs.getByRole('listitem');
  await expect(rows).toHaveText([/Toeristenbelasting/, /Waarborg €\s250,- per verblijf, komt terug/]);
  await costs.getByRole('button', { name: stayCostTexts.up('Waarborg') }).click();
  await expect(rows).toHaveText([/Waarborg/, /Toeristenbelasting/]);
  await costs.getByRole('button', { name: stayCostTexts.removeNamed('Toeristenbelasting') }).click();
  await expect(rows).toHaveText([/Waarborg/]);
  await page.reload();
  await expect(rows).toHaveText([/Waarborg/]);
  await expect(costs.getByRole('button', { name: stayCostTexts.taxTake })).toBeVisible();
}

test('a season is opened, moved and removed, by mouse and by keyboard alone; rules are saved, contradictions reported; costs are sorted, removed and accepted from suggestions @desktop', async ({
  page,
}) => {
  const summer = weeksAhead(90, 8);
  const listing = await openOwnPrices(page, (made) => makeSeason(made.id, 'Zomer', summer));
  const strip = await showYear(page, summer.start);
  const bar = strip.getByRole('button', { name: /^Zomer / });

  await test.step('at every width', async () => {
    await atEveryWidth(page, 'prices');
    await page.getByRole('button', { name: seasonTexts.editNamed('Zomer') }).click();
    await atEveryWidth(page, 'prices-season');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('days by keyboard', async () => {
    await tabTo(page, bar);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const shifted = { start: addDays(summer.start, 2), end: addDays(summer.end, 2) };
    await expect(page.getByRole('status').filter({ hasText: seasonSpanText(shifted) })).toBeVisible();
    await expect(page.getByText(seasonTexts.saved('Zomer', seasonDaysText(shifted)))).toBeVisible();

    const last = strip.getByRole('slider', { name: seasonTexts.lastDay('Zomer') });
    await tabTo(page, last);
    await page.keyboard.press('PageUp');
    await expect(last).toHaveAttribute('aria-valuetext', formatLongDay(addDays(shifted.end, 6)));
    await page.keyboard.press('Escape');
    await expect(last).toHaveAttribute('aria-valuetext', formatLongDay(addDays(shifted.end, -1)));
  });

  await test.step('drawn, moved and stretched with a mouse', async () => {
    const drag = async (x: number, y: number, by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y);
      await page.mouse.move(x + by, y);
      await page.mouse.up();
    };
    const before = await bar.boundingBox();
    if (!before) throw new Error('no bar');
    const middle = before.y + before.height / 2;
    await drag(before.x + before.width / 2, middle, 40);
    await expect.poll(async () => (await bar.boundingBox())?.x).toBeGreaterThan(before.x + 30);
    await expect(dialog(page)).toBeHidden();
    const moved = await bar.boundingBox();
    await drag((moved?.x ?? 0) + (moved?.width ?? 0) - 4, middle, 30);
    await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(before.width + 20);
    const saved = async () => {
      const [row] = await rowsOf<{ nights: number; later: number }>(
        `SELECT end_date - start_date AS nights, start_date - $2::date AS later FROM listing_seasons WHERE listing_id = $1`,
        [listing.id, summer.start],
      );
      return row;
    };
    await expect.poll(async () => (await saved())?.nights).toBeGreaterThan(56);
    expect((await saved())?.later).toBeGreaterThan(7);

    const after = await bar.boundingBox();
    const from = (after?.x ?? 0) + (after?.width ?? 0);
    await drag(from + 10, middle, 20);
    await expect(dialog(page).getByLabel(seasonTexts.first)).not.toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await bar.click();
    await expect(dialog(page).getByLabel(seasonTexts.name)).toHaveValue('Zomer');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('removed by keyboard', async () => {
    await press(page, page.getByRole('button', { name: seasonTexts.editNamed('Zomer') }));
    await press(page, dialog(page).getByRole('button', { name: seasonTexts.remove }));
    const asked = page.getByRole('alertdialog');
    await press(page, asked.getByRole('button', { name: seasonTexts.remove }));
    await expect(page.getByText(seasonTexts.removed('Zomer'))).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await rowsOf('SELECT 1 FROM listing_seasons WHERE listing_id = $1', [listing.id])).toEqual([]);
  });

  await test.step('rules', () => keepRules(page));
  await test.step('costs, and the tourist tax with a single press', () => keepCosts(page));

  await test.step('the list of listings links here', async () => {
    await page.goto(route('dashboard.listing.index'));
    await expect(page.getByRole('link', { name: stayPricesTexts.linkNamed('Duinroos') })).toHaveAttribute(
      'href',
      route('listing.prices', { slug: listing.slug }),
    );
  });
});

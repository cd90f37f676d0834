/** Optional details of a listing: rooms, beds, rules, cancellation, the beach, how to get in; and copying a listing. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { press, tabTo, typeInto } from '@/e2e/support/keyboard';
import { photoTiles } from '@/e2e/support/listing-form';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth, axeAtBothWidths, widthsFromSmallest } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { bedKindTexts, listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { cancellationTexts } from '@/lib/texts/cancellation';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { uiTexts } from '@/lib/texts/ui';

test.beforeEach(({ page }) => answerCookies(page));

async function openForm(page: Page): Promise<MadeListing> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await letIn(page, owner);
  await page.goto(route('listing.edit', { slug: listing.slug }));
  await expect(page.getByLabel(texts.price)).toHaveValue('195');
  return listing;
}

const rooms = (page: Page) => page.getByRole('group', { name: texts.rooms });
const room = (page: Page, number: number) => rooms(page).getByRole('group', { name: texts.room(number) });
const nameOf = (page: Page, number: number) => room(page, number).getByRole('textbox');
const addRoom = (page: Page) => page.getByRole('button', { name: texts.addRoom });
const save = (page: Page) => page.getByRole('button', { name: texts.save, exact: true });

const bedsOf = ({ id }: MadeListing) =>
  rowsOf<{ name: string; kind: string | null; count: number | null }>(
    `SELECT r.name, b.kind::text, b.count FROM listing_rooms r
     LEFT JOIN listing_beds b ON b.listing_id = r.listing_id AND b.room = r.place
     WHERE r.listing_id = $1 ORDER BY r.place, b.place`,
    [id],
  );

/** Removes the first of two rooms, which leaves the second unchanged; ends at the list of listings. */
async function keepSecondRoom(page: Page, listing: MadeListing): Promise<void> {
  await addRoom(page).click();
  await addRoom(page).click();
  await nameOf(page, 2).fill('Zolder');
  await room(page, 2).getByLabel(texts.bedKind(1)).selectOption(bedKindTexts.single);
  await rooms(page)
    .getByRole('button', { name: texts.removeRoom(1), exact: true })
    .click();
  await expect(nameOf(page, 1)).toHaveValue('Zolder');
  await expect(room(page, 1).getByLabel(texts.bedKind(1))).toHaveValue('single');
  await save(page).click();
  await expect.poll(() => bedsOf(listing)).toEqual([{ name: 'Zolder', kind: 'single', count: 1 }]);
  await page.waitForURL(`**${route('dashboard.listing.index')}`);
}

test('the first of two rooms is removed and the second stays; a landlord furnishes the listing by keyboard alone, and guests see it all, except how to get in @desktop', async ({
  page,
}) => {
  const listing = await openForm(page);
  await keepSecondRoom(page, listing);
  await page.getByRole('link', { name: manageListingsTexts.editNamed('Duinroos') }).click();
  await expect(nameOf(page, 1)).toHaveValue('Zolder');
  await rooms(page)
    .getByRole('button', { name: texts.removeRoom(1), exact: true })
    .click();
  await expect(rooms(page).getByRole('textbox')).toHaveCount(0);

  await press(page, addRoom(page));
  await expect(nameOf(page, 1)).toBeFocused();
  await expect(nameOf(page, 1)).toHaveValue(texts.bedroom(1));
  await press(page, room(page, 1).getByRole('button', { name: texts.addBedTo(1) }));
  const second = room(page, 1).getByRole('listitem').nth(1);
  await expect(second.getByLabel(texts.bedCount(2))).toBeFocused();
  await page.keyboard.type('2');
  await typeInto(page, second.getByLabel(texts.bedKind(2)), bedKindTexts.cot);
  // A kind of bed already in the room is not offered again.
  await expect(second.getByRole('option', { name: bedKindTexts.double })).toHaveCount(0);

  await press(page, addRoom(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Leefruimte');
  await press(page, room(page, 2).getByRole('button', { name: texts.removeBed(1, 2) }));
  await expect(room(page, 2).getByRole('button', { name: texts.addBedTo(2) })).toBeFocused();
  await press(page, addRoom(page));
  await press(page, rooms(page).getByRole('button', { name: texts.removeRoom(3), exact: true }));
  await expect(addRoom(page)).toBeFocused();

  await typeInto(page, page.getByLabel(texts.houseRules), 'Stil na 22 uur.');
  await tabTo(page, page.getByLabel(texts.cancellation));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(texts.cancellation)).toHaveValue('moderate');
  await typeInto(page, page.getByRole('textbox', { name: texts.arrivalInfo }), 'Kluisje 4711');
  await page.getByLabel(texts.beach).fill('120');
  await press(page, save(page));
  await expect
    .poll(() => bedsOf(listing))
    .toEqual([
      { name: 'Slaapkamer 1', kind: 'double', count: 1 },
      { name: 'Slaapkamer 1', kind: 'cot', count: 2 },
      { name: 'Leefruimte', kind: null, count: null },
    ]);
  await page.waitForURL(`**${route('dashboard.listing.index')}`);

  const response = await page.goto(route('listing.show', { slug: listing.slug }));
  expect(await response?.text()).not.toContain('4711');
  const furnished = page.getByRole('region', { name: listingPageTexts.rooms });
  await expect(furnished).toContainText('1 tweepersoonsbed, 2 kinderbedjes');
  await expect(page.getByRole('region', { name: listingPageTexts.houseRules })).toContainText(
    'Stil na 22 uur.',
  );
  await expect(page.getByText(cancellationTexts.moderate)).toBeVisible();
  await expect(page.getByText('120 m tot het strand', { exact: true })).toBeVisible();
});

/** From the menu on its card; the form of the copy opens, with its own copies of the photos. */
async function copyListing(page: Page): Promise<void> {
  await page.getByRole('button', { name: uiTexts.actsOf('Duinroos') }).click();
  await expect(page.getByRole('menuitem')).toHaveText([manageListingsTexts.copy, manageListingsTexts.remove]);
  await axeAtBothWidths(page);
  // By keyboard: after a change of width the menu is repositioned, so that a click could miss.
  await page.getByRole('menuitem', { name: manageListingsTexts.copy }).press('Enter');
  await page.waitForURL('**/bewerken');
  await expect(page.getByLabel(texts.listingName)).toHaveValue(`Duinroos${listingFormTexts.copySuffix}`);
  await expect(photoTiles(page)).toHaveCount(3);
  await page.goto(route('dashboard.listing.index'));
  await expect(page.getByRole('article').filter({ hasText: 'Duinroos' })).toHaveCount(2);
}

test('a room without a name is rejected at its field and nothing typed is lost; a copy is made and opens in the form @phone', async ({
  page,
}) => {
  const listing = await openForm(page);
  await addRoom(page).click();
  await nameOf(page, 1).fill('');
  await save(page).click();
  await page.getByRole('link', { name: listingFormTexts.roomName }).click();
  await expect(rooms(page)).toBeFocused();
  await atEveryWidth(page, 'rooms-refused', widthsFromSmallest);
  await nameOf(page, 1).fill('Zolder');
  await expect(page.getByText(listingFormTexts.roomName)).toHaveCount(0);

  // Typed but not submitted: it is restored, including the beds.
  await room(page, 1).getByLabel(texts.bedKind(1)).selectOption(bedKindTexts.bunk);
  await room(page, 1).getByLabel(texts.bedCount(1)).selectOption('3');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('bunk'))).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(nameOf(page, 1)).toHaveValue('Zolder');
  await expect(room(page, 1).getByLabel(texts.bedKind(1))).toHaveValue('bunk');
  await expect(room(page, 1).getByLabel(texts.bedCount(1))).toHaveValue('3');
  await save(page).click();
  await expect.poll(() => bedsOf(listing)).toEqual([{ name: 'Zolder', kind: 'bunk', count: 3 }]);
  await page.waitForURL(`**${route('dashboard.listing.index')}`);

  await page.setViewportSize({ width: 375, height: 812 });
  await copyListing(page);
});

/** The areas for short stays, as an admin sees them; no entry point is configured here. */
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { areaFaultText } from '@/lib/short-stay/faults';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';

const version = '2026-11-01T10:00:00.123456Z';

test('an admin reads which areas there are, and what is wrong with one @desktop', async ({ page }) => {
  await rowsOf(
    `INSERT INTO short_stay_areas
       (area_id, authority_id, name, authority_name, regulation, version, state, fault, fault_detail, read_at)
     VALUES ('KUST-DE-PANNE', 'kust', 'De Panne', 'Voorbeeldautoriteit Kust', 'all', '${version}', 'ok', NULL, NULL, now()),
       ('KUST-OOSTENDE', 'kust', NULL, NULL, 'activity', '${version}', 'unreadable', 'outside', '4.9, 52.4', now())`,
  );
  await rowsOf(
    `INSERT INTO short_stay_area_versions (area, version, crs, shape, west, south, east, north, from_at)
     SELECT id, version, 'Belge_Lambert_1972', '[]', 2.5, 51, 2.6, 51.1, now() FROM short_stay_areas
     WHERE area_id = 'KUST-DE-PANNE'`,
  );
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.short-stays'));
  const areas = page.getByRole('region', { name: texts.areas });
  const [sound, broken] = ['De Panne', 'KUST-OOSTENDE'].map((name) =>
    areas.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
  );
  await expect(sound?.getByText(texts.states.ok) ?? areas).toBeVisible();
  await expect(broken?.getByText(areaFaultText('outside', '4.9, 52.4') ?? '') ?? areas).toBeVisible();
  await sound?.getByText(texts.versions).click();
  await atEveryViewport(page, 'short-stays');
});

test('a landlord does not see the areas @desktop', async ({ page }) => {
  await letIn(page, await makeAccount());
  const answer = await page.request.get(route('dashboard.admin.short-stays'));
  expect(answer.status()).toBe(404);
});

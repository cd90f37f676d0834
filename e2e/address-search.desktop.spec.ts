/**
 * Address search for the user's own billing address: our own towns, or Google if its key is set and the visitor
 * consents.
 */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { profileTexts as texts } from '@/lib/texts/profile';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { withPublicEnv } from '@/e2e/support/public-env';
import { expect, test } from '@/e2e/support/test';

const google = 'https://maps.googleapis.com';
// The stand-in below answers in place of Google, which would need a real key.
test.use({ expectedErrors: [/third party: https:\/\/maps\.googleapis\.com/] });

const search = (page: Page) => page.getByRole('combobox', { name: texts.addressSearch });
const street = (page: Page) => page.getByLabel(texts.street, { exact: true });
const city = (page: Page) => page.getByLabel(texts.city, { exact: true });

/** The part of Google's script that is used. Requests to it are recorded in `window.asked`. */
const script = (works: boolean) => `
  window.asked = [];
  const text = (value) => ({ text: value });
  const part = (longText, ...types) => ({ longText, shortText: longText, types });
  const prediction = {
    placeId: 'kerkstraat-4', text: text('Kerkstraat 4, Brugge'), mainText: text('Kerkstraat 4'),
    secondaryText: text('Brugge, België'),
    toPlace: () => ({ fetchFields: async () => ({ place: { addressComponents: [
      part('Kerkstraat', 'route'), part('4', 'street_number'), part('8000', 'postal_code'),
      part('Brugge', 'locality'), part('BE', 'country'),
    ] } }) }),
  };
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async (request) => {
      window.asked.push({ input: request.input, regions: request.includedRegionCodes });
      if (!${works}) throw new Error('REQUEST_DENIED');
      return { suggestions: [{ placePrediction: prediction }] };
    } },
  };
  google.maps.importLibrary = async (name) => (name === 'places' ? places : {});
  google.maps.__ib__();`;

interface StandIn {
  functional: boolean;
  works?: boolean;
}

/** The site as configured with a key, with a stand-in for Google. Returns the URLs of the requested scripts. */
async function withGoogle(page: Page, { functional, works = true }: StandIn): Promise<string[]> {
  const asked: string[] = [];
  await page.context().addInitScript((allowed) => {
    const answer = { value: { essential: true, functional: allowed }, expires_at: Date.now() + 9e9 };
    localStorage.setItem('cookie_preferences', JSON.stringify(answer));
  }, functional);
  await page.route(`**${route('dashboard.profile')}`, async (call) => {
    if (call.request().resourceType() !== 'document') return call.fallback();
    const answer = await call.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await call.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${google}`),
      },
      body: withPublicEnv(await answer.text(), { googleMapsKey: 'een-sleutel' }),
    });
  });
  await page.route(`${google}/**`, async (call) => {
    asked.push(call.request().url());
    await call.fulfill({ contentType: 'text/javascript', body: script(works) });
  });
  return asked;
}

/** Types until there is an answer: a fresh page may not be hydrated yet. */
async function suggest(page: Page, typed: string): Promise<void> {
  await expect(async () => {
    await search(page).fill('');
    await search(page).fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Focuses the field until Google has loaded. */
async function awaitGoogle(page: Page): Promise<void> {
  await expect(async () => {
    await search(page).blur();
    await search(page).focus();
    await expect(page.getByText(texts.addressSearchHelp)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const questions = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'));

async function expectTownsOfTheCoast(page: Page): Promise<void> {
  await suggest(page, '84');
  await street(page).fill('Kerkstraat');
  await search(page).fill('wendu');
  await expect(page.getByRole('option')).toHaveText(['Wenduine8420']);
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option')).toHaveAttribute(
    'id',
    (await search(page).getAttribute('aria-activedescendant')) ?? '',
  );
  await search(page).press('Enter');
  await expect(page.getByText(texts.addressFilled)).toBeVisible();
  await expect(city(page)).toHaveValue('Wenduine');
  await expect(page.getByLabel(texts.postalCode)).toHaveValue('8420');
  await expect(street(page)).toHaveValue('Kerkstraat');
  await search(page).fill('Parijs');
  await expect(page.getByText(texts.noSuggestion)).toBeVisible();
  await search(page).press('Escape');
}

async function expectGoogle(page: Page, scripts: readonly string[]): Promise<void> {
  expect(scripts).toEqual([]);
  await awaitGoogle(page);
  expect(scripts).toHaveLength(1);
  await search(page).fill('kerkstr');
  await page.getByRole('option', { name: 'Kerkstraat 4' }).click();
  await expect(street(page)).toHaveValue('Kerkstraat');
  await expect(page.getByLabel(texts.houseNumber)).toHaveValue('4');
  await expect(page.getByLabel(texts.postalCode)).toHaveValue('8000');
  await expect(city(page)).toHaveValue('Brugge');
  await expect(page.getByLabel(texts.country, { exact: true })).toHaveValue('be');
  // One request, for the two countries only.
  expect(await questions(page)).toEqual([{ input: 'kerkstr', regions: ['nl', 'be'] }]);
}

test('towns from our own table, also if Google is not allowed or fails; Google if it is allowed', async ({
  page,
}) => {
  const profile = route('dashboard.profile');
  await answerCookies(page);
  await signIn(page, await makeAccount(), profile);
  await test.step('towns of the coast, without a key', () => expectTownsOfTheCoast(page));

  await test.step('our own table if Google is not allowed', async () => {
    const scripts = await withGoogle(page, { functional: false });
    await page.goto(profile);
    await suggest(page, 'oostd');
    await expect(page.getByRole('option')).toHaveText(['Oostduinkerke8670']);
    expect(scripts).toEqual([]);
  });

  await test.step('Google, if it is allowed', async () => {
    const scripts = await withGoogle(page, { functional: true });
    await page.goto(profile);
    await expectGoogle(page, scripts);
  });

  await test.step('our own table if Google fails', async () => {
    await withGoogle(page, { functional: true, works: false });
    await page.goto(profile);
    await awaitGoogle(page);
    await search(page).fill('oostd');
    await expect(page.getByRole('option')).toHaveText(['Oostduinkerke8670']);
    await expect(page.getByText(texts.townSearchHelp)).toBeVisible();
  });
});

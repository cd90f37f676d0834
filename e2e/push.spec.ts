/** The switch for notifications on a device, in a browser that supports them and in one that does not. */
import type { Page } from '@playwright/test';
import { letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail } from '@/e2e/support/visitor';
import { makeBrowser } from '@/tests/support/push';
import { route } from '@/lib/desk-paths';
import { pushTexts as texts } from '@/lib/texts/push';

test.beforeEach(({ context }) => answerCookies(context));

/** Simulates subscribing in the browser, since push services are on the internet. */
async function lendBrowser(page: Page, permission: NotificationPermission): Promise<string> {
  const { endpoint, keys } = makeBrowser();
  await page.addInitScript(
    ({ subscription, given }) => {
      let isSubscribed = sessionStorage.getItem('subscribed') === '1';
      let granted = isSubscribed ? 'granted' : given;
      const own = {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ ...subscription, expirationTime: null }),
        unsubscribe: async () => true,
      };
      const pushManager = {
        getSubscription: async () => (isSubscribed ? own : null),
        subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
          if (key.length !== 65 || key[0] !== 4) throw new Error('no key of a push service');
          isSubscribed = true;
          sessionStorage.setItem('subscribed', '1');
          return own;
        },
      };
      const registration = { pushManager };
      const serviceWorker = {
        getRegistration: async () => registration,
        register: async () => registration,
        ready: Promise.resolve(registration),
      };
      Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
      Object.defineProperty(window, 'PushManager', { value: Object, configurable: true });
      Object.defineProperty(window, 'Notification', {
        value: {
          get permission() {
            return granted;
          },
          requestPermission: async () => {
            if (granted === 'default') granted = 'granted';
            return granted;
          },
        },
      });
    },
    { subscription: { endpoint, keys }, given: permission },
  );
  return endpoint;
}

const isOn = async (endpoint: string) =>
  (await rowsOf('SELECT FROM push_subscriptions WHERE endpoint = $1', [endpoint])).length > 0;

async function turnOnAndOff(page: Page, endpoint: string): Promise<void> {
  const control = page.getByRole('switch', { name: texts.title });
  await expect(control).not.toBeChecked();
  await control.click();
  await expect(control).toBeChecked();
  await expect(control).toBeEnabled();
  expect(await isOn(endpoint)).toBe(true);
  await axe(page);
  await page.reload();
  await expect(control).toBeChecked();
  await control.click();
  await expect(control).not.toBeChecked();
  await expect(control).toBeEnabled();
  expect(await isOn(endpoint)).toBe(false);
}

test('landlord and guest turn notifications on and off, each on their own page', async ({ page }, info) => {
  const endpoint = await lendBrowser(page, 'default');
  const talk = await makeTalk(ownEmail(info, 'melding'));
  await page.goto(talk.page);
  await expect(page.getByText(texts.guest)).toBeVisible();
  await turnOnAndOff(page, endpoint);
  await letIn(page, talk.owner);
  await page.goto(route('dashboard.profile'));
  await expect(page.getByText(texts.landlord)).toBeVisible();
  await turnOnAndOff(page, endpoint);
});

test('a browser that blocks them, and one that cannot, are told so @phone', async ({
  page,
  browser,
}, info) => {
  await lendBrowser(page, 'denied');
  const talk = await makeTalk(ownEmail(info, 'geblokkeerd'));
  await page.goto(talk.page);
  await expect(page.getByText(texts.blocked)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await axe(page);

  const apple = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  const phone = await apple.newPage();
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await phone.goto(talk.page);
  await expect(phone.getByText(texts.install)).toBeVisible();
  await apple.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(talk.page);
  await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bare.getByText(texts.title)).toHaveCount(0);
  await plain.close();
});

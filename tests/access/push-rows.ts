import type { Rows } from '@/tests/access/world';
import { makeBrowser, subscriptionOf } from '@/tests/support/push';

const browser = makeBrowser();

/** For accounts; guests turn notifications on with the token of their own page (tests/api/push.test.ts). */
export const pushRows: Rows = {
  'POST /api/push-subscriptions': {
    url: () => '/api/push-subscriptions',
    body: () => subscriptionOf(browser),
    expected: { anonymous: 401, others: 204 },
  },
  'DELETE /api/push-subscriptions': {
    url: () => '/api/push-subscriptions',
    body: () => ({ endpoint: browser.endpoint }),
    expected: { anonymous: 401, others: 204 },
  },
};

import { expect, it } from 'vitest';
import { DomainError } from '@/server/http/errors';
import { notePageFailure } from '@/server/http/page-failure';
import { retryOf, statusOfPage, withRequestContext } from '@/server/http/request-context';
import type { RequestContext } from '@/server/http/request-context';

function answerTo(thrown: unknown, given = 500) {
  const context: RequestContext = { requestId: 'one' };
  withRequestContext(context, () => notePageFailure(thrown));
  const status = statusOfPage(given, context);
  return [status, ...retryOf(status, context).flat()];
}

const lost = new Error('Connection terminated unexpectedly');

it('makes a page without its database one to ask for again', () => {
  expect(answerTo(lost)).toEqual([503, 'Retry-After', '5']);
  expect(answerTo(new DomainError('unavailable'))).toEqual([503, 'Retry-After', '5']);
});

it.each([new TypeError('x is undefined'), new DomainError('conflict'), null])(
  'leaves %s a failure',
  (thrown) => {
    expect(answerTo(thrown)).toEqual([500]);
  },
);

it('leaves a page that was shown in spite of it', () => {
  expect(answerTo(lost, 200)).toEqual([200]);
});

import { executionAsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { keepTickShape } from '@/server/keep-tick-shape';

it('keeps what Node holds a tick by', async () => {
  const tick = await keepTickShape();
  expect(tick).not.toBe(executionAsyncResource());
  // What is to be called is in it.
  expect(Object.values(tick)).toContainEqual(expect.any(Function));
});

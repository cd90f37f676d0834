import 'server-only';

import { executionAsyncResource } from 'node:async_hooks';
import process from 'node:process';

let kept: object | undefined;

/**
 * Keeps one of the objects by which Node holds what `process.nextTick` is to call, and gives it. V8 forgets what such
 * objects look like at a collection that finds none of them, and Node's function that makes them, having met two kinds,
 * is slow from then on: with several of them an answer, a tenth of what a kept page costs.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      kept = executionAsyncResource();
      resolve(kept);
    });
  });
}

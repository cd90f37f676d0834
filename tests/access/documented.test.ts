/** The OpenAPI document names every status that the access matrix expects. */
import { expect, it } from 'vitest';
import { rows } from '@/tests/access/rows';
import { callers, expectedFor } from '@/tests/access/world';
import { visitor } from '@/tests/support/client';
import { operationsOf } from '@/tools/fuzz/document';

it('names every status that somebody gets', async () => {
  const { body } = await visitor().get('/api/openapi.json');
  const missing = operationsOf(body).flatMap(({ name, answers }) => {
    const statuses = [rows[name] ?? []]
      .flat()
      .flatMap((row) => callers.map((caller) => expectedFor(row, caller)));
    return [...new Set(statuses)]
      .filter((status) => !answers.has(status))
      .map((status) => `${name}: ${status}`);
  });
  expect(missing).toEqual([]);
});

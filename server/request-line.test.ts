import { expect, it } from 'vitest';
import { createLog, requestLine } from '@/server/log';

it('reads like a line of the logger', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const said = { method: 'GET', path: '/aanbod/"zee"\\\u2028é', status: 200, ms: 3 };
  log.info({ request_id: 'a-b', ...said }, 'request');
  lines.push(requestLine({ id: 'a-b', ...said }));
  const [wanted, made] = lines.map((line) => JSON.parse(line));
  expect(made).toEqual({
    ...wanted,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Object.keys(made)).toEqual(Object.keys(wanted));
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
});

const token = 'a'.repeat(43);
it.each([
  [`/verblijf/${token}`, '/verblijf/…'],
  [`/api/stays/${token}/messages`, '/api/stays/…/messages'],
  [`/zoekmelding/${token}`, '/zoekmelding/…'],
  [`/api/search-alerts/${token}/unsubscribe`, '/api/search-alerts/…/unsubscribe'],
  [`/api/request-mails/12-${token}/unsubscribe`, '/api/request-mails/…/unsubscribe'],
  ['/api/search-alerts/form', '/api/search-alerts/form'],
])('leaves a token out of %s', (path, shown) => {
  const line = requestLine({ id: 'a-b', method: 'GET', path, status: 200, ms: 3 });
  expect(JSON.parse(line)).toMatchObject({ path: shown });
});

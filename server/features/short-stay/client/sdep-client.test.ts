import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRetryAfter } from './call';
import type { EntryPoint } from './entry-point';
import { pauseAfter, repeatFor } from './repeat';
import { SdepClient } from './sdep-client';
import { SdepError } from './sdep-error';

interface Asked {
  path: string;
  body: string;
  authorization: string | undefined;
}
interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  cutOff?: boolean;
}

let server: http.Server;
let baseUrl: string;
let asked: Asked[];
let answers: (asked: Asked) => Answer;
/** Whether the token never comes. */
let holdToken: boolean;
/** In place of a token. */
let tokenAnswer: Answer | null;

const tokens = () => asked.filter(({ path }) => path === '/api/auth/v1/token');

beforeEach(async () => {
  asked = [];
  holdToken = false;
  tokenAnswer = null;
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const call = { path: request.url ?? '', body, authorization: request.headers.authorization };
      asked.push(call);
      if (holdToken) return;
      const { status, json, text, headers, cutOff } =
        call.path === '/api/auth/v1/token'
          ? (tokenAnswer ?? {
              json: { access_token: `t${tokens().length}`, token_type: 'bearer', expires_in: 300 },
            })
          : ({ ...answers(call) } as Answer);
      response.writeHead(status ?? 200, headers);
      if (cutOff) response.write('{"areas": [', () => response.destroy());
      else response.end(text ?? JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const clientOf = (proof: EntryPoint['proof'] = { kind: 'secret', secret: 'geheim' }) =>
  new SdepClient({ baseUrl, version: 'v1', clientId: 'kust', proof });

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SdepError ? error : null;
};

const area = {
  areaId: 'oostende',
  regulation: 'all',
  filename: 'o.zip',
  competentAuthorityId: 'ca',
  createdAt: '2026-11-01T10:00:00.123456Z',
};

describe('the token', () => {
  beforeEach(() => {
    answers = () => ({ json: { areas: [] } });
  });

  it('is fetched once for calls at the same time, and for later ones', async () => {
    const client = clientOf();
    await Promise.all([client.listAreas(), client.listAreas(), client.listAreas()]);
    await client.listAreas();
    expect(tokens()).toHaveLength(1);
    const form = new URLSearchParams(tokens()[0]?.body);
    expect(Object.fromEntries(form)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'kust',
      client_secret: 'geheim',
    });
    expect(asked.at(-1)?.authorization).toBe('Bearer t1');
  });

  it('is asked with a JWT of our own, under the name that the entry point reads', async () => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await clientOf({ kind: 'key', key, keyId: 'k1', audience: 'https://login.test/token' }).listAreas();
    const jwt = new URLSearchParams(tokens()[0]?.body).get('client_signed_jwt') ?? '';
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'RS256', kid: 'k1' });
    const claims = decodeJwt(jwt);
    expect(claims).toMatchObject({ iss: 'kust', sub: 'kust', aud: 'https://login.test/token' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
    expect(claims.jti).toMatch(/.{20,}/);
  });

  it('is replaced once after a 401, for all calls that met it', async () => {
    answers = ({ authorization }) =>
      authorization === 'Bearer t1' ? { status: 401, json: { detail: [] } } : { json: { areas: [] } };
    const client = clientOf();
    await Promise.all([client.listAreas(), client.listAreas()]);
    expect(tokens()).toHaveLength(2);
  });

  it('is no longer waited for once a call is ended', async () => {
    holdToken = true;
    const control = new AbortController();
    const call = clientOf().listAreas(control.signal);
    setTimeout(() => control.abort(new Error('over')), 20);
    await expect(call).rejects.toThrow('over');
  });

  it('is not replaced a second time', async () => {
    answers = () => ({ status: 401, json: { detail: [{ msg: 'no', type: 'authentication_error' }] } });
    expect(await faultOf(clientOf().listAreas())).toMatchObject({ fault: 'refused', status: 401 });
    expect(asked).toHaveLength(4);
  });
});

describe('an answer', () => {
  it('keeps the token of a version with its microseconds, and lacks what is null or absent', async () => {
    answers = () => ({ json: { areas: [{ ...area, areaName: null, later: 1 }], more: true } });
    expect(await clientOf().listAreas()).toEqual([{ ...area, areaName: null, competentAuthorityName: null }]);
  });

  it.each([
    [{ status: 500, text: 'oops' }, 'again'],
    [{ status: 503 }, 'again'],
    [{ status: 409, json: { detail: [] } }, 'again'],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'again'],
    [{ cutOff: true }, 'again'],
    [{ text: '{"areas": [' }, 'again'],
    [{ status: 404, json: { detail: 'Not Found' } }, 'refused'],
    [{ status: 403, json: { detail: [] } }, 'refused'],
    [{ status: 400, json: { detail: [] } }, 'refused'],
    [{ status: 307, headers: { location: 'https://elsewhere.test' } }, 'refused'],
    [{ json: { areas: [{ ...area, regulation: 'none' }] } }, 'unreadable'],
    [{ json: [] }, 'unreadable'],
  ])('%j is %s', async (answer, fault) => {
    answers = () => answer;
    expect(await faultOf(clientOf().listAreas())).toMatchObject({ fault });
  });

  it('of the entry point may lack `error`, and is told by its detail', async () => {
    tokenAnswer = { status: 400, json: { detail: [{ msg: 'wrong key', type: 'authentication_error' }] } };
    expect(await faultOf(clientOf().listAreas())).toMatchObject({
      ...{ fault: 'refused', status: 400 },
      detail: 'authentication_error: wrong key',
    });
  });

  it('holds all that is flagged before any of it is acknowledged', async () => {
    const flagged = { status: 'flagged', flags: ['UNK'], createdAt: area.createdAt };
    const ids = { areaId: 'oostende', competentAuthorityId: 'ca' };
    const all = Array.from({ length: 1001 }, (_, at) => ({ ...flagged, ...ids, listingId: `h${at}` }));
    answers = ({ path }) => {
      const offset = Number(new URL(path, baseUrl).searchParams.get('offset'));
      return path.includes('/count')
        ? { json: { count: all.length } }
        : { json: { listings: all.slice(offset, offset + 1000) } };
    };
    expect(await clientOf().listFlagged()).toHaveLength(1001);
    all.shift();
    answers = (
      (before) => (call) =>
        call.path.includes('/count') ? { json: { count: 3 } } : before(call)
    )(answers);
    expect(await faultOf(clientOf().listFlagged())).toMatchObject({ fault: 'again' });
  });

  it('is read page by page', async () => {
    const all = Array.from({ length: 1500 }, (_, at) => ({ ...area, areaId: `a${at}` }));
    answers = ({ path }) => {
      const query = new URL(path, baseUrl).searchParams;
      const offset = Number(query.get('offset'));
      return path.includes('/count')
        ? { json: { count: all.length } }
        : { json: { areas: all.slice(offset, offset + 1000) } };
    };
    expect(await clientOf().listAreas()).toHaveLength(1500);
    all.pop();
    answers = (
      (before) => (call) =>
        call.path.includes('/count') ? { json: { count: 9 } } : before(call)
    )(answers);
    expect(await faultOf(clientOf().listAreas())).toMatchObject({ fault: 'again' });
  });
});

describe('a bulk call', () => {
  const ok = { activityIndex: 0, activityId: 'a', status: 'OK', activity: { createdAt: area.createdAt } };
  const errors = { detail: [{ msg: 'unknown', type: 'not_found_error', loc: ['areaId'] }] };
  const nok = { activityIndex: 1, activityId: 'b', status: 'NOK', errors };
  const send = (count: number) => clientOf().sendActivities('{"activities":[]}', count);

  it('has a result for each item, accepted or not', async () => {
    answers = () => ({ json: { totalReceived: 2, succeeded: 1, failed: 1, results: [ok, nok] } });
    expect(await send(2)).toEqual([
      { index: 0, id: 'a', isAccepted: true, createdAt: area.createdAt, errors: [] },
      { index: 1, id: 'b', isAccepted: false, createdAt: null, errors: errors.detail },
    ]);
    expect(asked.at(-1)?.body).toBe('{"activities":[]}');
  });

  it('may be about a record as a whole, then without a place', async () => {
    const { loc: _none, ...bare } = errors.detail[0] ?? { loc: [] };
    const wrong = { ...nok, errors: { detail: [{ ...bare, loc: null }, bare, { ...bare, loc: ['a', 0] }] } };
    answers = () => ({ json: { totalReceived: 2, succeeded: 1, failed: 1, results: [ok, wrong] } });
    const { errors: read } = (await send(2))[1] ?? {};
    expect(read?.map(({ loc }) => loc)).toEqual([null, null, ['a', 0]]);
  });

  it('is well-formed text without what the database refuses', async () => {
    const wrong = { ...nok, errors: { detail: [{ ...errors.detail[0], msg: 'zo\u0000 \ud83d' }] } };
    answers = () => ({ json: { totalReceived: 2, succeeded: 1, failed: 1, results: [ok, wrong] } });
    expect((await send(2))[1]?.errors).toMatchObject([{ msg: 'zo \ufffd' }]);
  });

  it('tells the two kinds of 422 apart', async () => {
    const results = [{ ...nok, activityIndex: 0 }];
    answers = () => ({ status: 422, json: { totalReceived: 1, succeeded: 0, failed: 1, results } });
    expect(await send(1)).toMatchObject([{ isAccepted: false }]);
    answers = () => ({
      status: 422,
      json: { detail: [{ msg: 'too long', type: 'too_long', loc: ['body'] }] },
    });
    expect(await faultOf(send(1))).toMatchObject({
      fault: 'refused',
      status: 422,
      detail: 'too_long: too long',
    });
  });

  it('does not believe counts and positions that do not add up', async () => {
    answers = () => ({ json: { totalReceived: 2, succeeded: 2, failed: 0, results: [ok, nok] } });
    expect(await faultOf(send(2))).toMatchObject({ fault: 'unreadable' });
    answers = () => ({
      json: { totalReceived: 1, succeeded: 1, failed: 0, results: [{ ...ok, activityIndex: 1 }] },
    });
    expect(await faultOf(send(1))).toMatchObject({ fault: 'unreadable' });
  });
});

describe('repeats', () => {
  it('wait as long as is asked, else ever longer', () => {
    const silent = new SdepError('again', 'x');
    expect([1, 2, 3, 20].map((attempt) => pauseAfter(silent, attempt, 0))).toEqual([
      1000, 2000, 4000, 60_000,
    ]);
    expect(pauseAfter(new SdepError('again', 'x', { retryAfterMs: 9000 }), 1, 0)).toBe(9000);
    expect(readRetryAfter('120')).toBe(120_000);
    expect(readRetryAfter('Sun, 29 Nov 2026 12:00:10 GMT', Date.parse('2026-11-29T12:00:00Z'))).toBe(10_000);
    expect(readRetryAfter('soon')).toBeUndefined();
  });

  it('end with the time there is, and at once after a refusal', async () => {
    let calls = 0;
    const fail = (error: SdepError) => () => {
      calls += 1;
      return Promise.reject(error);
    };
    await faultOf(repeatFor({ ms: 60_000 }, fail(new SdepError('refused', 'x'))));
    await faultOf(repeatFor({ ms: 60_000 }, fail(new SdepError('again', 'x', { retryAfterMs: 61_000 }))));
    expect(calls).toBe(2);
  });
});

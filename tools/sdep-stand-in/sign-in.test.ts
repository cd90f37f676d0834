/** Tokens and what they allow, the router's own answers, and all headers. */
import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signed, startTrial } from '@/tests/support/sdep-stand-in';
import type { Trial } from '@/tests/support/sdep-stand-in';

let trial: Trial;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.standIn.close());

const secret = { client_id: 'kustverblijf', client_secret: 'geheim' };
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const areas = '/api/str/v1/areas';

describe('a client proves itself', () => {
  it('with a secret in the form or in the header', async () => {
    const inForm = await trial.token(secret);
    expect([inForm.status, inForm.body]).toEqual([
      200,
      { access_token: expect.any(String), token_type: 'Bearer', expires_in: 300 },
    ]);
    expect(await trial.token({}, basic('kustverblijf:geheim'))).toMatchObject({ status: 200 });
  });

  it.each([
    [
      {},
      {},
      400,
      'Client credentials must be provided via HTTP Basic Auth, form parameters, or client-signed JWT',
    ],
    [
      { client_id: 'kustverblijf' },
      {},
      400,
      'Client credentials must be provided via HTTP Basic Auth or form parameters',
    ],
    [
      { client_secret: 'x' },
      {},
      400,
      'Client credentials must be provided via HTTP Basic Auth or form parameters',
    ],
    [{ client_signed_jwt: 'x' }, {}, 400, 'client_id is required for client-signed JWT authentication'],
    [
      { ...secret, client_signed_jwt: 'x' },
      {},
      400,
      'Use either client secret credentials or client-signed JWT credentials, not both',
    ],
    [{ ...secret, client_secret: 'anders' }, {}, 401, 'Invalid client or Invalid client credentials'],
    [{ client_id: 'vreemd', client_secret: 'x' }, {}, 401, 'Invalid client or Invalid client credentials'],
  ])('but not with %j', async (form, headers, status, msg) => {
    const answer = await trial.token(form, headers);
    const type = status === 400 ? 'validation_error' : 'authentication_error';
    expect([answer.status, answer.body]).toEqual([status, { detail: [{ msg, type }] }]);
  });

  it('as long as the service takes secrets, and its authorization server is there', async () => {
    trial.standIn.setSignIn({ takesSecrets: false });
    expect(await trial.token(secret)).toMatchObject({ status: 400 });
    trial.standIn.setSignIn({ takesSecrets: true, isUp: false });
    expect(await trial.token(secret)).toMatchObject({
      status: 503,
      body: { detail: [{ type: 'service_unavailable' }] },
    });
  });

  it('with a JWT that it signs, once, and with the key that is still known', async () => {
    const key = trial.standIn.newKey();
    const jwt = await signed(trial.standIn, key);
    const form = { client_id: 'kustverblijf', client_signed_jwt: jwt };
    expect(await trial.token(form)).toMatchObject({ status: 200 });
    expect(await trial.token(form)).toMatchObject({ status: 401 });
    const second = trial.standIn.newKey();
    trial.standIn.dropKey(key.kid);
    const withOld = { ...form, client_signed_jwt: await signed(trial.standIn, key) };
    expect(await trial.token(withOld)).toMatchObject({ status: 401 });
    const withNew = { ...form, client_signed_jwt: await signed(trial.standIn, second) };
    expect(await trial.token(withNew)).toMatchObject({ status: 200 });
  });

  const now = Date.parse('2026-11-23T09:00:00Z') / 1000;
  it.each([
    ['another audience', { aud: 'https://sdep.example/api/auth/v1/token' }],
    ['another issuer', { iss: 'iemand' }],
    ['another subject', { sub: 'iemand' }],
    ['no id of its own', { jti: null }],
    ['no moment', { iat: null }],
    ['no end', { exp: null }],
    ['an end that has passed', { iat: now - 120, exp: now - 60 }],
    ['a long life', { exp: now + 600 }],
    ['a moment to come', { iat: now + 120, exp: now + 180 }],
  ])('not with a JWT of %s', async (_, changes) => {
    const key = trial.standIn.newKey();
    const form = { client_id: 'kustverblijf', client_signed_jwt: await signed(trial.standIn, key, changes) };
    expect(await trial.token(form)).toMatchObject({
      status: 401,
      body: { detail: [{ type: 'authentication_error' }] },
    });
  });

  it('not with a JWT of another key or another way of signing', async () => {
    const { standIn } = trial;
    const [one, other] = [standIn.newKey(), standIn.newKey()];
    const crossed = await signed(standIn, { ...one, privateKey: other.privateKey });
    const shared = await new SignJWT({ iss: 'kustverblijf' })
      .setProtectedHeader({ alg: 'HS256', kid: one.kid })
      .sign(createHmac('sha256', 'x').digest());
    for (const jwt of [crossed, shared, 'x.y.z']) {
      const form = { client_id: 'kustverblijf', client_signed_jwt: jwt };
      expect(await trial.token(form)).toMatchObject({ status: 401 });
    }
  });

  it('not when the clocks differ by minutes', async () => {
    const key = trial.standIn.newKey();
    trial.standIn.clock.skew(180_000);
    const form = { client_id: 'kustverblijf', client_signed_jwt: await signed(trial.standIn, key) };
    expect(await trial.token(form)).toMatchObject({ status: 401 });
  });
});

describe('a token', () => {
  it('is good for five minutes', async () => {
    const token = await trial.standIn.forgeToken({});
    trial.standIn.clock.advance(299_000);
    expect(await trial.plain('/api/ping', bearer(token))).toMatchObject({
      status: 200,
      body: { status: 'OK' },
    });
    trial.standIn.clock.advance(2000);
    const late = await trial.plain('/api/ping', bearer(token));
    expect([late.status, late.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('is refused when it was tampered with, or signed with a key that is gone', async () => {
    const token = await trial.standIn.forgeToken({});
    const [head, claims, end] = token.split('.');
    const richer = Buffer.from('{"client_id":"kustverblijf","exp":9999999999}').toString('base64url');
    for (const bad of [`${head}.${richer}.${end}`, `${head}.${claims}.`, 'niets']) {
      expect(await trial.plain(areas, bearer(bad))).toMatchObject({ status: 401 });
    }
    trial.standIn.rotateServiceKey();
    expect(await trial.plain(areas, bearer(token))).toMatchObject({ status: 401 });
    expect(await trial.plain(areas)).toMatchObject({
      status: 401,
      body: { detail: [{ msg: 'Not authenticated', type: 'authentication_error' }] },
    });
  });

  it.each([
    [{ realm_access: null }, 403, "Access forbidden: 'sdep_str' role required"],
    [{ realm_access: { roles: ['sdep_str'] } }, 403, "Access forbidden: 'sdep_write' role required"],
    [{ client_name: null }, 401, "Invalid token: missing 'client_name' claim"],
    [{ client_id: null }, 401, "Invalid token: missing 'client_id' claim"],
    [{ client_id: 'twee woorden' }, 422, expect.stringContaining('client_id must be')],
  ])('with the claims %j does not write', async (claims, status, msg) => {
    const { headers } = bearer(await trial.standIn.forgeToken(claims));
    const answer = await trial.plain('/api/str/v1/activities/bulk', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"activities": []}',
    });
    expect([answer.status, answer.body]).toEqual([status, { detail: [expect.objectContaining({ msg })] }]);
  });

  it('reads without a name, and without the right to write', async () => {
    const token = await trial.standIn.forgeToken({
      client_name: null,
      realm_access: { roles: ['sdep_str', 'sdep_read'] },
    });
    expect(await trial.plain(areas, bearer(token))).toMatchObject({ status: 200 });
  });
});

describe('the router', () => {
  it('answers with a text where there is nothing, or nothing of that kind', async () => {
    expect(await trial.call('/api/str/v3/areas')).toMatchObject({
      status: 404,
      body: { detail: 'Not Found' },
    });
    expect(await trial.call(areas, {})).toMatchObject({
      status: 405,
      body: { detail: 'Method Not Allowed' },
    });
    trial.standIn.setV2(false);
    expect(await trial.call('/api/str/v2/areas')).toMatchObject({
      status: 404,
      body: { detail: 'Not Found' },
    });
  });

  it('sends on from a slash at the end in the first version only', async () => {
    const first = await trial.call('/api/str/v1/areas/');
    expect([first.status, first.headers.get('location')]).toEqual([307, '/api/str/v1/areas']);
    expect(await trial.call('/api/str/v2/areas/')).toMatchObject({ status: 404 });
  });

  it('names the release with every answer, lets nothing be kept, and no other site in', async () => {
    for (const path of ['/api/health', '/api/nergens', areas]) {
      const { headers } = await trial.plain(path, { headers: { origin: 'https://elders.example' } });
      expect(Object.fromEntries(headers)).toMatchObject({
        'api-version': '1.8.0',
        'cache-control': 'no-store',
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('reads the body before the token', async () => {
    const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
    const answer = await trial.plain('/api/str/v1/activities/bulk', init);
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: [{ msg: 'Request body contains invalid JSON syntax', type: 'json_invalid' }] },
    ]);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { EnvError, envNames, parseEnv, parseMachineEnv } from '@/server/env';

function problemsOf(record: Record<string, string>): string[] {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  it('needs none for the embedded world', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      SEED: 'demo',
      BOT_CHECK: 'altcha',
      BILLING: 'free',
      TRUST_PROXY: 0,
      RATE_LIMIT_READS: 600,
      RATE_LIMIT_PAGES: 240,
      FEED_ALLOW_HOSTS: [],
    });
  });

  it('derives defaults from other values', () => {
    expect(parseEnv({ PORT: '4000' }).APP_URL).toBe('http://localhost:4000');
    expect(parseEnv({ MAIL_FROM: 'a@b.test' }).CONTACT_EMAIL).toBe('a@b.test');
    // Used as a recipient, so the bare address without a name.
    expect(parseEnv({}).CONTACT_EMAIL).toBe('info@kustverblijf.test');
    expect(parseEnv({ CONTACT_EMAIL: 'Hulp <hulp@b.test>' }).CONTACT_EMAIL).toBe('hulp@b.test');
    const own = { DATABASE_URL: 'postgresql://u:p@db/kust', AUTH_SECRET: 'x'.repeat(32) };
    expect(parseEnv(own).SEED).toBe('none');
    expect(parseEnv({ ...own, SEED: 'demo' }).SEED).toBe('demo');
  });

  it('counts an empty value as absent', () => {
    expect(parseEnv({ PORT: '', S3_BUCKET: ' ', BOT_CHECK: '' })).toMatchObject({
      PORT: 3000,
      BOT_CHECK: 'altcha',
    });
  });

  it('reads the forms that have several parts', () => {
    expect(parseEnv({ FEED_ALLOW_HOSTS: '127.0.0.1:8080, Feeds.Local:80' }).FEED_ALLOW_HOSTS).toEqual([
      '127.0.0.1:8080',
      'feeds.local:80',
    ]);
    expect(parseEnv({ APP_URL: 'https://kust.test/' }).APP_URL).toBe('https://kust.test');
    expect(parseEnv({ MAP_TILES_URL: 'https://t.test/{z}/{x}/{y}.png' }).MAP_TILES_URL).toContain('{z}');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '30.5'],
    ['HOST', 'not a host'],
    ['APP_URL', 'kust.test'],
    ['APP_URL', 'https://kust.test/path'],
    ['APP_URL', 'ftp://kust.test'],
    ['SEED', 'yes'],
    ['SITE_NAME', 'x'.repeat(61)],
    ['BOT_CHECK', 'none'],
    ['BOT_CHECK_EFFORT', '0'],
    ['SMTP_URL', 'mail.kust.test'],
    ['MAIL_FROM', 'nobody'],
    ['CONTACT_EMAIL', 'a@b@c'],
    ['S3_ENDPOINT', 'bucket'],
    ['MAP_TILES_URL', 'https://t.test/tiles'],
    ['BILLING', 'paypal'],
    ['STRIPE_API_BASE', 'stripe'],
    ['VIES', 'yes'],
    ['VIES_API_BASE', 'vies'],
    ['FEED_ALLOW_HOSTS', 'localhost'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT_READS', 'many'],
    ['RATE_LIMIT_PAGES', '-1'],
    ['REDIS_URL', 'http://localhost'],
    ['DATABASE_URL', 'mysql://db/kust'],
    ['DATABASE_URL', 'postgresql://db'],
    ['AUTH_SECRET', 'short'],
  ])('refuses %s=%s with its name and advice', (name, value) => {
    const problems = problemsOf({ [name]: value }).filter((line) => line.startsWith(`${name} `));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/: give /);
  });

  it.each([
    [{ DATABASE_URL: 'postgresql://u:p@db/kust' }, ['AUTH_SECRET']],
    [{ BOT_CHECK: 'recaptcha' }, ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']],
    [{ BOT_CHECK: 'recaptcha', RECAPTCHA_SECRET_KEY: 'k' }, ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY']],
    [{ BILLING: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']],
    [{ S3_BUCKET: 'b' }, ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ SMTP_URL: 'smtp://localhost:25' }, ['MAIL_FROM']],
    [{ NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: 'm' }, ['NEXT_PUBLIC_GOOGLE_MAPS_KEY']],
  ])('%j asks for what goes with it', (record, names) => {
    expect(problemsOf(record).map((line) => line.split(' ')[0])).toEqual(names);
  });

  it('names every problem at once', () => {
    const names = problemsOf({ PORT: 'x', BILLING: 'stripe', STRIPE_PRICE_ID: 'p', TRUST_PROXY: 'y' }).map(
      (line) => line.split(' ')[0],
    );
    expect(names).toEqual(['PORT', 'TRUST_PROXY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  });

  it('never prints a secret back', () => {
    const shown = problemsOf({ AUTH_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@db' }).join('\n');
    expect(shown).toContain('AUTH_SECRET');
    expect(shown).not.toContain('hunter2');
  });
});

describe('settings of a machine', () => {
  const problems = (record: Record<string, string>) => {
    try {
      parseMachineEnv(record);
      return [];
    } catch (error) {
      return error instanceof EnvError ? error.problems : [error];
    }
  };

  it('need what npm start would fill in, named once and beside all else that is wrong', () => {
    expect(problems({ PORT: 'x' })).toEqual([
      expect.stringMatching(/^DATABASE_URL is needed/),
      expect.stringMatching(/^AUTH_SECRET is needed/),
      expect.stringMatching(/^PORT is "x"/),
    ]);
    expect(problems({ DATABASE_URL: 'postgresql://u:p@db/kust' })).toEqual([
      expect.stringMatching(/^AUTH_SECRET is needed/),
    ]);
  });

  it('are those of everybody otherwise', () => {
    const own = {
      DATABASE_URL: 'postgresql://u:p@db/kust',
      AUTH_SECRET: 'x'.repeat(32),
      DATABASE_POOL: '25',
    };
    expect(parseMachineEnv(own)).toMatchObject({
      DATABASE_POOL: 25,
      WORKER_JOBS: 4,
      STOP_DELAY: 0,
      SEED: 'none',
    });
  });
});

describe('the keys of notifications', () => {
  const publicKey = 'BNsdIfr1qFQH8mxPMo1MFT4xSVrIoaSjvGKsNKk5LnhQvcYC5bDO1uDVcCDx1tkYPmnkD_A9pq1gO1Ln_kDlZ3k';
  const [ours, theirs] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];

  it('are a pair, or left out', () => {
    const pair = { VAPID_PUBLIC_KEY: ours.publicKey, VAPID_PRIVATE_KEY: ours.privateKey };
    expect(parseEnv(pair)).toMatchObject(pair);
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, /^VAPID_PRIVATE_KEY is needed/],
    [{ VAPID_PRIVATE_KEY: ours.privateKey }, /^VAPID_PUBLIC_KEY is needed/],
    [{ VAPID_PUBLIC_KEY: ours.publicKey, VAPID_PRIVATE_KEY: theirs.privateKey }, /does not belong to/],
    [{ VAPID_PUBLIC_KEY: ours.publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /does not belong to/],
    [{ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: ours.privateKey }, /^VAPID_PUBLIC_KEY is not right/],
  ])('are not %o', (keys, problem) => {
    expect(problemsOf(keys)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('the entry point for short stays', () => {
  const base = { SDEP_BASE_URL: 'https://sdep.test', SDEP_CLIENT_ID: 'kust' };
  const pemOf = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .trim();
  const pem = pemOf(2048);
  const key = { SDEP_PRIVATE_KEY: pem, SDEP_KEY_ID: 'k1', SDEP_TOKEN_AUDIENCE: 'https://login.test/token' };

  it('is off by default', () => {
    expect(parseEnv({})).toMatchObject({
      SDEP_VERSION: 'v1',
      SDEP_PERIOD: 'month',
      SDEP_CHECK_PERCENT: 0,
      SDEP_CHECK_MINIMUM: 0,
    });
    expect(parseEnv({}).SDEP_BASE_URL).toBeUndefined();
  });

  it('takes one proof, and its address without the slash at the end', () => {
    expect(parseEnv({ ...base, SDEP_CLIENT_SECRET: 's' })).toMatchObject({ SDEP_CLIENT_SECRET: 's' });
    expect(parseEnv({ ...base, ...key })).toMatchObject(key);
    const local = { ...base, SDEP_CLIENT_SECRET: 's', SDEP_BASE_URL: 'http://127.0.0.1:8080/sdep/' };
    expect(parseEnv(local).SDEP_BASE_URL).toBe('http://127.0.0.1:8080/sdep');
  });

  it('reads a key whose lines are separated by two characters', () => {
    const inOneLine = { ...key, SDEP_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`) };
    expect(parseEnv({ ...base, ...inOneLine }).SDEP_PRIVATE_KEY).toBe(pem);
  });

  it.each([
    [{ SDEP_BASE_URL: base.SDEP_BASE_URL }, ['SDEP_CLIENT_ID', 'SDEP_CLIENT_SECRET']],
    [base, ['SDEP_CLIENT_SECRET']],
    [{ ...base, SDEP_KEY_ID: 'k1' }, ['SDEP_PRIVATE_KEY', 'SDEP_TOKEN_AUDIENCE']],
    [{ SDEP_TOKEN_AUDIENCE: 'a' }, ['SDEP_PRIVATE_KEY', 'SDEP_KEY_ID']],
    [{ ...base, ...key, SDEP_CLIENT_SECRET: 's' }, ['SDEP_CLIENT_SECRET']],
    [{ ...base, SDEP_CLIENT_SECRET: 's', SDEP_BASE_URL: 'http://sdep.test' }, ['SDEP_BASE_URL']],
    [{ ...base, SDEP_CLIENT_SECRET: 's', SDEP_BASE_URL: 'https://sdep.test/api/str/v1' }, ['SDEP_BASE_URL']],
    [{ ...base, SDEP_CLIENT_SECRET: 's', SDEP_VERSION: 'v3' }, ['SDEP_VERSION']],
    [{ ...base, SDEP_CLIENT_SECRET: 's', SDEP_CHECK_PERCENT: '101' }, ['SDEP_CHECK_PERCENT']],
    [{ ...base, ...key, SDEP_PRIVATE_KEY: 'hunter2' }, ['SDEP_PRIVATE_KEY']],
    [{ ...base, ...key, SDEP_PRIVATE_KEY: pemOf(1024) }, ['SDEP_PRIVATE_KEY']],
  ])('stops the start without a whole proof, or with both (%#)', (record, names) => {
    const problems = problemsOf(record);
    expect(problems.map((line) => line.split(' ')[0])).toEqual(names);
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('.env.example', () => {
  const lines = fs.readFileSync('.env.example', 'utf8').split('\n');
  const listed = lines.flatMap((line, at) => {
    const name = /^#?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    return name ? [{ name, before: lines[at - 1] ?? '' }] : [];
  });

  it('lists exactly the settings that exist', () => {
    expect(listed.map((entry) => entry.name).toSorted()).toEqual(envNames.toSorted());
  });

  it('explains each in the line above it', () => {
    for (const { name, before } of listed) expect(before, name).toMatch(/^# .{15,}/);
  });
});

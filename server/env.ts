import 'server-only';

import { createECDH, createPrivateKey } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { defaultAppUrl } from '@/lib/public-env';

/**
 * Every setting of the program, read from the environment in this one place. `parseEnv` reports all problems at once,
 * each with what to do; an empty value counts as absent. `.env.example` explains the same names.
 */

type Raw = Readonly<Record<string, string | undefined>>;

const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .default(fallback)
    .describe(`give a whole number from ${min} to ${max}, or leave it out for ${fallback}`);

const oneOf = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values).describe(`give one of: ${values.join(', ')}`);

/** A complete URL with one of these protocols; `fits` may demand more. */
const address = (protocols: string[], example: string, fits: (url: URL) => boolean = () => true) =>
  z
    .string()
    .refine((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '' && fits(url);
    })
    .describe(`give a whole address such as ${example}`);

const isOrigin = (url: URL) => url.pathname === '/' && !url.search && !url.hash;
/** Identity data must not travel unencrypted, except to a provider on this very machine. */
const isSafeIssuer = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
/** The part before `/api/…`, which is added here. */
const isEntryPoint = (url: URL) =>
  isSafeIssuer(url) &&
  !url.search &&
  !url.hash &&
  !url.username &&
  !url.password &&
  !/\/api(\/|$)/.test(url.pathname);
const hasTileParts = (url: URL) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(url.href).includes(part));

const mailbox = z
  .string()
  .regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
  .describe('give an address such as info@example.org or "Name <info@example.org>"');

/** The bare address of a mailbox that may have a display name. */
const addressOf = (value: string) => /<([^<>]+)>$/.exec(value)?.[1] ?? value;

const host = z
  .string()
  .regex(/^[A-Za-z0-9.:-]+$/)
  .describe('give an IP address or host name to listen on, such as 127.0.0.1 or 0.0.0.0');

const text = z.string();

/** An RSA key in PEM; its lines may be separated by a literal `\n`, as many places for settings require. */
const rsaKey = z
  .string()
  .overwrite((value) => value.replaceAll(String.raw`\n`, '\n'))
  .refine(isRsaKey)
  .describe('give an RSA key of at least 2048 bits as PEM, for example from: openssl genrsa 2048');

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    // No private key in PEM, or one with a passphrase.
    return false;
  }
}

const schema = z.object({
  PORT: whole(1, 65_535, 3000),
  HOST: host.default('127.0.0.1'),
  APP_URL: address(['http:', 'https:'], 'https://www.example.org, without a path', isOrigin)
    .overwrite((value) => value.replace(/\/$/, ''))
    .optional(),
  STOP_DELAY: whole(0, 300, 0),
  METRICS_PORT: whole(0, 65_535, 0),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_NAMES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
    .refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name)))
    .default([])
    .describe('give a comma list of host names, such as web-1.example.internal'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgresql://user:password@host:5432/name',
    (url) => url.pathname.length > 1,
  ).optional(),
  DATABASE_POOL: whole(1, 1000, 10),
  WORKER_JOBS: whole(1, 100, 4),
  DAC7: oneOf('off', 'on').default('off'),
  SEED: oneOf('demo', 'none').optional(),
  AUTH_SECRET: z
    .string()
    .min(16)
    .describe('give at least 16 random characters, for example from: openssl rand -hex 32')
    .optional(),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .min(16)
    .describe('give what AUTH_SECRET was before, or leave it out')
    .optional(),
  AUTH_GOOGLE_ID: text.optional(),
  AUTH_GOOGLE_SECRET: text.optional(),
  AUTH_OIDC_ISSUER: address(['https:', 'http:'], 'https://login.example.org', isSafeIssuer).optional(),
  AUTH_OIDC_ID: text.optional(),
  AUTH_OIDC_SECRET: text.optional(),
  AUTH_OIDC_NAME: z.string().max(40).describe('give a name of at most 40 characters').optional(),
  SITE_NAME: z.string().max(60).describe('give a name of at most 60 characters').optional(),
  BOT_CHECK: oneOf('altcha', 'recaptcha').default('altcha'),
  BOT_CHECK_EFFORT: whole(1, 1_000, 100),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET_KEY: text.optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465').optional(),
  MAIL_FROM: mailbox.default('Kustverblijf <info@kustverblijf.test>'),
  CONTACT_EMAIL: mailbox.optional(),
  BOUNCE_INBOX: address(['imap:', 'imaps:'], 'imaps://user:password@mail.example.org/INBOX').optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.eu-west-3.amazonaws.com').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_KEY: text.optional(),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: text.optional(),
  MAP_TILES_URL: address(
    ['http:', 'https:'],
    'https://tiles.example.org/{z}/{x}/{y}.png, with {z}, {x} and {y}',
    hasTileParts,
  ).optional(),
  BILLING: oneOf('free', 'stripe').default('free'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_ID: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((ids) => ids.every((id) => /^\w+$/.test(id)) && new Set(ids).size === ids.length)
    .describe('give the id of a Stripe price, or several with commas between, such as price_1abc,price_2def')
    .optional(),
  STRIPE_API_BASE: address(['http:', 'https:'], 'http://127.0.0.1:12111').optional(),
  VIES: oneOf('on', 'off').default('off'),
  VIES_API_BASE: address(['http:', 'https:'], 'http://127.0.0.1:12112').optional(),
  SDEP_BASE_URL: address(['https:', 'http:'], 'https://sdep.example.org, without /api', isEntryPoint)
    .overwrite((value) => value.replace(/\/+$/, ''))
    .optional(),
  SDEP_VERSION: oneOf('v1', 'v2').default('v1'),
  SDEP_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .describe(
      'give the client id as it was handed out: at most 64 letters, digits, dots, dashes and underscores',
    )
    .optional(),
  SDEP_CLIENT_SECRET: text.optional(),
  SDEP_PRIVATE_KEY: rsaKey.optional(),
  SDEP_KEY_ID: text.optional(),
  SDEP_TOKEN_AUDIENCE: text.optional(),
  SDEP_PERIOD: oneOf('month', 'quarter').default('month'),
  SDEP_CHECK_PERCENT: whole(0, 100, 0),
  SDEP_CHECK_MINIMUM: whole(0, 100_000, 0),
  FEED_ALLOW_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^(?:\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/.test(host)))
    .default([])
    .describe('give a comma list of host:port, such as 127.0.0.1:8080,feeds.local:80'),
  TRUST_PROXY: whole(0, 10, 0),
  RATE_LIMIT_READS: whole(0, 1_000_000, 600),
  RATE_LIMIT_PAGES: whole(0, 1_000_000, 240),
  RATE_LIMIT_WRITES: whole(0, 1_000_000, 120),
  SECOND_FACTOR: oneOf('admins', 'none').default('admins'),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://localhost:6379').optional(),
  OFFLINE_PAGE: oneOf('on', 'off').default('on'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .describe('give the public key that npx web-push generate-vapid-keys prints: 87 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('give the private key that npx web-push generate-vapid-keys prints: 43 characters')
    .optional(),
  DEV_PAGE_CACHE: oneOf('on', 'off').default('off'),
  BUILD_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .describe('give at most 64 letters, digits, dots and dashes, such as a commit')
    .optional(),
});

/** The names of all settings, in the order of `.env.example`. */
export const envNames = Object.keys(schema.shape);

/** Never printed: these contain keys, or an address with a password in it. */
const secrets = /SECRET|KEY|^(?:DATABASE|SMTP|REDIS)_URL$|^BOUNCE_INBOX$/;

const anyOf = (prefix: string) => (raw: Raw) =>
  Object.keys(raw).some((name) => name.startsWith(prefix) && name in schema.shape && raw[name]);

/** One way to authenticate at the single digital entry point; the other is SDEP_CLIENT_SECRET. */
const keySettings = ['SDEP_PRIVATE_KEY', 'SDEP_KEY_ID', 'SDEP_TOKEN_AUDIENCE'];

/** [a condition on the environment, the names it then requires, why and what else one can do] */
const requirements: [(raw: Raw) => boolean, string[], string][] = [
  [
    (raw) => Boolean(raw.DATABASE_URL),
    ['AUTH_SECRET'],
    'is needed with an own DATABASE_URL (openssl rand -hex 32)',
  ],
  [
    (raw) => raw.BOT_CHECK === 'recaptcha',
    ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    'is needed with BOT_CHECK=recaptcha (or set BOT_CHECK=altcha, which needs no key)',
  ],
  [
    (raw) => Boolean(raw.SMTP_URL),
    ['MAIL_FROM'],
    'is needed with SMTP_URL: the address that mails come from',
  ],
  [
    anyOf('S3_'),
    envNames.filter((name) => name.startsWith('S3_')),
    'is needed with the other S3 settings (or leave all of them out to keep photos in DATA_DIR)',
  ],
  [
    anyOf('AUTH_GOOGLE_'),
    ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'],
    'is needed to sign in with Google (or leave all AUTH_GOOGLE settings out)',
  ],
  [
    anyOf('AUTH_OIDC_'),
    ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
    'is needed to sign in with an OpenID provider (or leave all AUTH_OIDC settings out)',
  ],
  [
    (raw) => Boolean(raw.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID),
    ['NEXT_PUBLIC_GOOGLE_MAPS_KEY'],
    'is needed with NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID',
  ],
  [
    anyOf('VAPID_'),
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    'is needed with the other VAPID key (or leave both out: the site then makes a pair of its own)',
  ],
  [
    (raw) => raw.BILLING === 'stripe',
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    'is needed with BILLING=stripe (or set BILLING=free)',
  ],
  [
    (raw) => Boolean(raw.SDEP_BASE_URL),
    ['SDEP_CLIENT_ID'],
    'is needed with SDEP_BASE_URL (or leave that out to report nothing)',
  ],
  [
    (raw) => Boolean(raw.SDEP_BASE_URL) && !raw.SDEP_CLIENT_SECRET && !keySettings.some((name) => raw[name]),
    ['SDEP_CLIENT_SECRET'],
    `is needed with SDEP_BASE_URL (or give ${keySettings.join(', ')})`,
  ],
  [
    (raw) => keySettings.some((name) => raw[name]),
    keySettings,
    'is needed with the other settings of the key (or leave them all out)',
  ],
];

function missing(raw: Raw): string[] {
  return requirements.flatMap(([applies, names, why]) =>
    applies(raw) ? names.filter((name) => !raw[name]).map((name) => `${name} ${why}`) : [],
  );
}

function contradicting(raw: Raw): string[] {
  const both = raw.SDEP_CLIENT_SECRET && keySettings.some((name) => raw[name]);
  return both ? [`SDEP_CLIENT_SECRET contradicts ${keySettings.join(', ')}: give one proof of the two`] : [];
}

function wrong(raw: Raw, issues: readonly z.core.$ZodIssue[]): string[] {
  const names = new Set(issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => {
    const field = Object.entries(schema.shape).find(([key]) => key === name)?.[1];
    const shown = secrets.test(name) ? '' : ` is "${raw[name]}"`;
    return `${name}${shown || ' is not right'}: ${describe(field)}`;
  });
}

/** Browsers subscribe with one key and the server signs with the other: they must be a pair. */
function isPair({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: z.output<typeof schema>) {
  if (!publicKey || !privateKey) return true;
  const key = createECDH('prime256v1');
  try {
    key.setPrivateKey(privateKey, 'base64url');
    return key.getPublicKey('base64url') === publicKey;
  } catch {
    // Not a key of this curve.
    return false;
  }
}

/** The description is on the innermost schema that has one: `optional()` and `default()` wrap it. */
function describe(field: z.ZodType | undefined): string {
  if (field?.description) return field.description;
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    const inner = field.unwrap();
    if (inner instanceof z.ZodType) return describe(inner);
  }
  return 'see .env.example';
}

/** All problems of an environment at once, one per line. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The settings need attention (see .env.example):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

/**
 * Reads the settings from a record such as `process.env`.
 * @throws EnvError with every problem
 */
export function parseEnv(record: Raw) {
  const raw: Raw = Object.fromEntries(
    envNames.map((name) => [name, record[name]?.trim() || undefined] as const).filter(([, value]) => value),
  );
  const parsed = schema.safeParse(raw);
  const problems = [
    ...(parsed.success ? [] : wrong(raw, parsed.error.issues)),
    ...missing(raw),
    ...contradicting(raw),
  ];
  if (parsed.success && !isPair(parsed.data))
    problems.push('VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: give both keys of one pair');
  if (!parsed.success || problems.length) throw new EnvError(problems);
  const values = parsed.data;
  return {
    ...values,
    APP_URL: values.APP_URL ?? defaultAppUrl(values.PORT),
    SEED: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    CONTACT_EMAIL: addressOf(values.CONTACT_EMAIL ?? values.MAIL_FROM),
  };
}

/**
 * The same for a process whose database nothing else has prepared (`npm run web`, `npm run worker`).
 * @throws EnvError with every problem, including settings that only `npm start` can fill in
 */
export function parseMachineEnv(record: Raw) {
  const needed = {
    DATABASE_URL: 'is needed: the PostgreSQL that all machines share (npm start brings one of its own)',
    AUTH_SECRET: 'is needed, the same on all machines (openssl rand -hex 32)',
  };
  const lacking = Object.entries(needed).filter(([name]) => !record[name]?.trim());
  const problems = lacking.map(([name, why]) => `${name} ${why}`);
  try {
    const values = parseEnv(record);
    if (!problems.length) return values;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const known = new Set(lacking.map(([name]) => name));
    problems.push(...error.problems.filter((line) => !known.has(line.split(' ', 1)[0] ?? '')));
  }
  throw new EnvError(problems);
}

export type Settings = ReturnType<typeof parseEnv>;
/** What the running server sees: the start script fills in what comes with the embedded database. */
export type Env = Omit<Settings, 'DATABASE_URL' | 'AUTH_SECRET'> & {
  DATABASE_URL: string;
  AUTH_SECRET: string;
};

let settings: Settings | undefined;

function demand(name: 'DATABASE_URL' | 'AUTH_SECRET'): string {
  const value = load()[name];
  if (!value) throw new Error(`${name} is not set: npm start fills it in, machines set it (.env.example)`);
  return value;
}

function load(): Settings {
  settings ??= parseEnv(process.env);
  return settings;
}

/** The settings of this process, parsed on first access: importing this module reads nothing. */
export const env: Env = new Proxy<Env>(Object.create(null), {
  get: (_target, name: keyof Env) =>
    name === 'DATABASE_URL' || name === 'AUTH_SECRET' ? demand(name) : load()[name],
  has: (_target, name) => Reflect.has(load(), name),
});

/** next-auth reads its own address only from the environment. */
export function tellNextAuthItsAddress(): void {
  process.env.NEXTAUTH_URL = env.APP_URL;
}

/** 'development', 'test' or 'production', as the program was started. */
export const nodeEnv = process.env.NODE_ENV ?? 'development';

/** For a child program that must not see the settings; on Windows no program starts without SYSTEMROOT. */
export const bareEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: nodeEnv,
  ...(process.env.SYSTEMROOT && { SYSTEMROOT: process.env.SYSTEMROOT }),
};

const bundleFile = (name: string) => path.resolve(process.env.BUNDLE_DIR ?? '.build', name);

/** The bundle of `scripts/<name>.ts`, for a thread or child process: beside the running build, else in `.build`. */
export const threadFile = (name: string) => bundleFile(`${name}.mjs`);

/** The bundle of a script that is inlined into pages; made with the build. */
export const browserFile = (name: string) => bundleFile(`${name}.js`);

/** The scripts and styles of the running build; in development those that `scripts/dev.ts` makes. */
export const staticFolder = () =>
  process.env.BUNDLE_DIR
    ? path.resolve(process.env.BUNDLE_DIR, '..', 'static')
    : path.resolve('.build/static');

/**
 * Whether finished pages are cached and their scripts delayed: in production, and in development with DEV_PAGE_CACHE.
 */
export const keepsPages = () =>
  nodeEnv === 'production' || (nodeEnv === 'development' && env.DEV_PAGE_CACHE === 'on');

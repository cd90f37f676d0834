import { afterEach, expect, it } from 'vitest';
import { parseEnv } from '@/server/env';
import { demoOptions, demoSettings, walk } from '@/tools/sdep-stand-in/demo';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import type { SdepStandIn } from '@/tools/sdep-stand-in/stand-in';

let standIn: SdepStandIn | undefined;
afterEach(() => standIn?.close());

it('the settings of the demo are complete, and refer to no other service', () => {
  const own = {
    APP_URL: 'https://www.example.org',
    DATABASE_URL: 'postgresql://user:password@elsewhere:5432/site',
    PORT: '3100',
    ...{ SDEP_PRIVATE_KEY: 'x', SDEP_KEY_ID: 'x', SDEP_TOKEN_AUDIENCE: 'x', SDEP_VERSION: 'v1' },
  };
  const settings = parseEnv({ ...own, ...demoSettings('http://127.0.0.1:12113') });
  expect(settings).toMatchObject({
    ...{ APP_URL: 'http://localhost:3100', DATA_DIR: '.data-sdep', SEED: 'demo' },
    ...{ SDEP_BASE_URL: 'http://127.0.0.1:12113', SDEP_VERSION: 'v2' },
  });
  expect([settings.DATABASE_URL, settings.SDEP_PRIVATE_KEY]).toEqual([undefined, undefined]);
});

it('the stand-in of the demo lets the site in, and names its own address', async () => {
  standIn = await startSdepStandIn(demoOptions(0));
  const settings = demoSettings(standIn.origin);
  const body = new URLSearchParams({
    client_id: settings.SDEP_CLIENT_ID ?? '',
    client_secret: settings.SDEP_CLIENT_SECRET ?? '',
  });
  const answer = await fetch(`${standIn.origin}/api/auth/v1/token`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(walk(standIn)).toContain(`${standIn.origin}/_stand-in/break-area`);
});

/** The baseline for Next: a page of 24 cards and nothing else, built with this project's version of Next. */
import fs from 'node:fs';
import path from 'node:path';
import type { BareNextSettings } from '@/tools/bench/bare-next-server';
import { startHelper } from '@/tools/bench/helper-process';
import type { Served } from '@/tools/bench/site';
import { runProgram } from '@/scripts/launch/child';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { freePort } from '@/scripts/postgres/connection';

const sources = 'tools/bench/bare-next';

/**
 * Copies and builds the application inside the project, because Next looks for its packages in parent folders. Resolves
 * to the folder.
 */
export async function buildBareNext(shutdown: Shutdown): Promise<string> {
  fs.mkdirSync('.build', { recursive: true });
  const dir = fs.mkdtempSync(path.resolve('.build/bare-next-'));
  await shutdown.onEnd('the folder of the bare page', () => fs.rmSync(dir, { recursive: true, force: true }));
  fs.cpSync(sources, dir, { recursive: true });
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await runProgram('node_modules/next/dist/bin/next', ['build', dir], variables, shutdown.signal);
  return dir;
}

/** Starts the application; its page is at `/`. */
export async function startBareNext(bundle: string, dir: string, shutdown: Shutdown): Promise<Served> {
  const helper = startHelper(bundle, { NODE_ENV: 'production' });
  await shutdown.onEnd('the bare page', helper.stop);
  const settings: BareNextSettings = { dir, port: await freePort() };
  await helper.ask(settings);
  return { origin: `http://127.0.0.1:${settings.port}`, pid: helper.pid, stop: helper.stop };
}

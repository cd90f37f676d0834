/** The two server processes of a start: supervised, waited for, stopped in order. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { hasDemoWorld } from '@/scripts/launch/database';
import { logEnd, startServer } from '@/scripts/launch/child';
import type { Opened } from '@/scripts/launch/open';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { say, step, StepError } from '@/scripts/launch/steps';
import { waitUntil } from '@/scripts/postgres/processes';

interface Programs {
  web: string;
  worker: string;
  variables: Record<string, string>;
  /** Log to the terminal instead of DATA_DIR/logs. */
  onTerminal?: boolean;
}

const accounts = [
  ['verhuurder@kustverblijf.test', 'landlord'],
  ['verhuurder2@kustverblijf.test', 'landlord, billing details incomplete'],
  ['beheerder@kustverblijf.test', 'co-landlord'],
  ['admin@kustverblijf.test', 'admin'],
];

/** How long running requests and jobs may take to finish after a stop is requested, in milliseconds. */
const patience = 30_000;

function logFileOf(opened: Opened, programs: Programs, name: string): string | undefined {
  if (programs.onTerminal) return undefined;
  fs.mkdirSync(path.join(opened.dataDir, 'logs'), { recursive: true, mode: 0o700 });
  return path.join(opened.dataDir, 'logs', `${name}.log`);
}

/** Restarts the worker when it ends by itself, with growing delays while it keeps ending. */
async function keepWorker(
  opened: Opened,
  programs: Programs,
  shutdown: Shutdown,
): Promise<() => Promise<void>> {
  const logFile = logFileOf(opened, programs, 'worker');
  const { METRICS_PORT } = opened.settings;
  const ownMetrics = METRICS_PORT && { METRICS_PORT: String(METRICS_PORT + 1) };
  const variables = { ...opened.variables, ...programs.variables, ...ownMetrics };
  let pause = 1000;
  const launch = () => {
    const from = performance.now();
    return startServer({
      title: 'The worker',
      file: programs.worker,
      variables,
      logFile,
      onEnd(how) {
        if (shutdown.signal.aborted) return;
        pause = performance.now() - from > 60_000 ? 1000 : Math.min(pause * 2, 30_000);
        process.stderr.write(
          `  The worker ${how}; it is started again in ${pause / 1000} s.${logFile ? ` See ${logFile}` : ''}\n`,
        );
        setTimeout(() => {
          if (!shutdown.signal.aborted) current = launch();
        }, pause);
      },
    });
  };
  let current = launch();
  await shutdown.onEnd('the worker', () => current.stop(patience));
  return async () => {
    await current.stop(patience);
    if (!shutdown.signal.aborted) current = launch();
  };
}

const reachable = (host: string) => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host);

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function keepWeb(opened: Opened, programs: Programs, shutdown: Shutdown): Promise<() => Promise<void>> {
  const logFile = logFileOf(opened, programs, 'web');
  let ended: string | undefined;
  const launch = () =>
    startServer({
      title: 'The web server',
      file: programs.web,
      variables: { ...opened.variables, ...programs.variables },
      logFile,
      onEnd(how) {
        ended = `The web server ${how}.`;
        if (!ready || shutdown.signal.aborted) return;
        process.stderr.write(`\n  ✗ ${ended}\n\n${logFile ? logEnd(logFile) : ''}\n`);
        void shutdown.end(1);
      },
    });
  let ready = false;
  let current = launch();
  await shutdown.onEnd('the web server', () => current.stop(patience));
  const address = `http://${reachable(opened.settings.HOST)}:${opened.settings.PORT}`;
  await waitUntil(
    async () => ended !== undefined || shutdown.signal.aborted || (await isReady(address)),
    60_000,
  );
  shutdown.check();
  if (ended || !(await isReady(address))) {
    const why = ended ?? 'The web server does not answer at /api/ready after a minute.';
    throw new StepError(`${why}\n${logFile ? logEnd(logFile) : ''}`, logFile ? `See ${logFile}` : '');
  }
  ready = true;
  return async () => {
    await current.stop(patience);
    if (!shutdown.signal.aborted) current = launch();
  };
}

/** Starts worker and web server; resolves to functions that restart each. On shutdown the web server stops first. */
export async function serve(opened: Opened, programs: Programs, shutdown: Shutdown) {
  return step('Web server and worker', async () => {
    const restartWorker = await keepWorker(opened, programs, shutdown);
    const restartWeb = await keepWeb(opened, programs, shutdown);
    return { restartWorker, restartWeb };
  });
}

/** Prints the URL and the accounts to sign in with. */
export async function announce(opened: Opened, logs: 'in files' | 'on the terminal'): Promise<void> {
  const { settings, databaseUrl, dataDir } = opened;
  say(`\n  ${settings.APP_URL}`);
  if (await hasDemoWorld(databaseUrl)) {
    say('\n  Demo accounts, password kust-demo-2026');
    for (const [email, role] of accounts) say(`    ${email?.padEnd(32)} ${role}`);
  }
  const shown = (name: string) => path.relative('.', path.join(dataDir, name));
  say(
    `\n  E-mails in ${shown('mail')}, logs ${logs === 'in files' ? `in ${shown('logs')}` : 'below'}. Ctrl-C stops everything.`,
  );
}

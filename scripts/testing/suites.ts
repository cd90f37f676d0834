/** The parts of `npm test`: each runs a program and counts what passed and failed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

export interface Outcome {
  title: string;
  passed: number;
  failed: number;
  /** How many of those passed only at their second try. */
  late?: number;
  seconds: number;
  /** What the program printed. */
  output: string;
}

interface Run {
  code: number;
  output: string;
}

type Variables = Record<string, string | undefined>;

/** Runs a program of node_modules to its end; after `limit` ms it is ended and has failed. */
function run(
  bin: string,
  args: string[],
  limit: number,
  signal?: AbortSignal,
  variables: Variables = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(path.resolve('node_modules/.bin', bin), args, {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    // The whole group: test runners have workers and browsers of their own.
    const kill = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      output += `\nEnded after ${limit / 1000} s.`;
      kill();
    }, limit);
    signal?.addEventListener('abort', kill);
    const end = (code: number) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      resolve({ code, output: output.trim() });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

async function timed(
  title: string,
  work: () => Promise<Omit<Outcome, 'title' | 'seconds'>>,
): Promise<Outcome> {
  const from = performance.now();
  const counts = await work();
  return { title, ...counts, seconds: (performance.now() - from) / 1000 };
}

/** A check counts as one. */
export function check(
  title: string,
  bin: string,
  args: string[],
  { signal, variables }: { signal?: AbortSignal; variables?: Variables } = {},
): Promise<Outcome> {
  return timed(title, async () => {
    const { code, output } = await run(bin, args, 300_000, signal, variables);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  });
}

/** A report that a runner wrote as JSON; undefined without one. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function numberAt(report: unknown, ...keys: string[]): number {
  let value: unknown = report;
  for (const key of keys)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof value === 'number' ? value : 0;
}

const reportFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kust-report-')), 'report.json');

/** A runner that failed without a failing test (a file that does not load, say) counts as one failure. */
const failures = (counted: number, code: number) => (counted === 0 && code !== 0 ? 1 : counted);

/** One or more projects of vitest. */
export function vitest(
  title: string,
  projects: string[],
  {
    signal,
    variables,
    workers = '100%',
    limit = 900_000,
  }: { signal?: AbortSignal; variables?: Variables; workers?: string; limit?: number } = {},
): Promise<Outcome> {
  return timed(title, async () => {
    const file = reportFile();
    const args = ['run', ...projects.flatMap((name) => ['--project', name])];
    // Each worker has a database of its own, and the build running beside them is soon done.
    args.push(`--maxWorkers=${workers}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`);
    const { code, output } = await run('vitest', args, limit, signal, variables);
    const report = readReport(file);
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
    const failed = failures(numberAt(report, 'numFailedTests'), code);
    return { passed: numberAt(report, 'numPassedTests'), failed, output };
  });
}

/**
 * The journeys in a browser. A failed one is tried once more, since the browsers, the site and its worker share the
 * machine. Passing only then is counted and shown: a journey that depends on the machine's speed has to be mended.
 */
export function playwright(
  title: string,
  {
    signal,
    variables,
    args = [],
    // A slow machine takes twice the time of a quick one; what is ended before its end tells nothing.
    limit = 2_700_000,
  }: { signal?: AbortSignal; variables?: Variables; args?: string[]; limit?: number },
): Promise<Outcome> {
  return timed(title, async () => {
    const file = reportFile();
    const all = { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code, output } = await run(
      'playwright',
      ['test', '--reporter=list,json', '--retries=1', ...args],
      limit,
      signal,
      all,
    );
    const report = readReport(file);
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
    const late = numberAt(report, 'stats', 'flaky');
    const passed = numberAt(report, 'stats', 'expected') + late;
    return { passed, failed: failures(numberAt(report, 'stats', 'unexpected'), code), late, output };
  });
}

/** Shows one outcome: a line, and what was printed when something failed. */
export function show({ title, passed, failed, late = 0, seconds, output }: Outcome): void {
  const mark = failed ? '✗' : '✓';
  const counts = `${passed} passed, ${failed} failed${late ? `, ${late} at the second try` : ''}`;
  process.stdout.write(`  ${mark} ${title.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s   ${counts}\n`);
  if (failed || late) process.stdout.write(`\n${output.slice(-20_000)}\n\n`);
}

/** The last line of a run, and its exit code. */
export function conclude(outcomes: Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed ? 1 : 0;
}

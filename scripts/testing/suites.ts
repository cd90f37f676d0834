/** The parts of `npm test`: each runs a program and counts passed and failed tests. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

export interface Outcome {
  title: string;
  passed: number;
  failed: number;
  /** How many of the passed tests only passed when retried. */
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

/** Runs a program of node_modules to its end; after `limit` ms it is killed and counts as failed. */
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
    // Kills the whole process group: test runners have workers and browsers.
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

/** A check, which counts as one test. */
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

/** A JSON report written by a test runner; undefined if there is none. */
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

/** A runner that failed without a failing test (for instance because a file does not load) counts as one failure. */
const failures = (counted: number, code: number) => (counted === 0 && code !== 0 ? 1 : counted);

/** Runs one or more vitest projects. */
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
    // Each worker has its own database, and the build running alongside is soon done.
    args.push(`--maxWorkers=${workers}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`);
    const { code, output } = await run('vitest', args, limit, signal, variables);
    const report = readReport(file);
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
    const failed = failures(numberAt(report, 'numFailedTests'), code);
    return { passed: numberAt(report, 'numPassedTests'), failed, output };
  });
}

/**
 * Runs the browser tests. A failed test is retried once, since browsers, site and worker share the machine. Tests that
 * only pass then are counted and shown: a test that depends on the machine's speed must be fixed.
 */
export function playwright(
  title: string,
  {
    signal,
    variables,
    args = [],
    // A slow machine takes twice as long as a fast one, and a run that is cut off is useless.
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

/** Prints one outcome: a line, and the program's output if something failed. */
export function show({ title, passed, failed, late = 0, seconds, output }: Outcome): void {
  const mark = failed ? '✗' : '✓';
  const counts = `${passed} passed, ${failed} failed${late ? `, ${late} at the second try` : ''}`;
  process.stdout.write(`  ${mark} ${title.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s   ${counts}\n`);
  if (failed || late) process.stdout.write(`\n${output.slice(-20_000)}\n\n`);
}

/** Prints the last line of a run, and returns its exit code. */
export function conclude(outcomes: Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed ? 1 : 0;
}

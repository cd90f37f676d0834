/** Child processes: programs that run to their end, and servers that are supervised. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { frugalFlags, frugalVariables } from '@/scripts/launch/frugal';
import { say, Stopped, StepError } from '@/scripts/launch/steps';

type Variables = Record<string, string | undefined>;

/** Runs a Node program to its end, in this or another folder; its output is shown only when it fails. */
export function runProgram(
  file: string,
  args: string[],
  variables: Variables,
  signal?: AbortSignal,
  folder?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // In its own process group: Ctrl-C only reaches the parent, which then ends its children in order.
    const child = spawn(process.execPath, [file, ...args], {
      cwd: folder,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const abort = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', abort);
    child.once('error', reject);
    child.once('close', (code, by) => {
      signal?.removeEventListener('abort', abort);
      if (code === 0) resolve(output);
      else if (signal?.aborted) reject(new Stopped());
      else reject(new StepError(output.trim().slice(-6000) || `It ended with ${code ?? by}.`));
    });
  });
}

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

interface Server {
  title: string;
  file: string;
  variables: Variables;
  /** The log file; the terminal if absent. */
  logFile?: string;
  /** Called when the process ended by itself. */
  onEnd: (how: string) => void;
}

export interface RunningServer {
  /** Asks the process to finish and end; kills it after `patience` ms. */
  stop(patience: number): Promise<void>;
}

const maxLogBytes = 50_000_000;

/** Keeps the log short: its contents move to `.1`, and writers continue appending to the truncated file. */
function rotate(file: string): void {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) < maxLogBytes) return;
  fs.copyFileSync(file, `${file}.1`);
  fs.truncateSync(file, 0);
}

/**
 * Starts a server process, connected to this one by a channel: if this process is killed, the channel breaks and the
 * server stops by itself (scripts/launch/follow.ts).
 */
export function startServer({ title, file, variables, logFile, onEnd }: Server): RunningServer {
  if (logFile) rotate(logFile);
  const log = logFile ? fs.openSync(logFile, 'a', 0o600) : 'inherit';
  const child = spawn(process.execPath, [...frugalFlags, file], {
    env: { ...process.env, ...frugalVariables, ...variables },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  if (typeof log === 'number') fs.closeSync(log);
  const rotation = setInterval(() => logFile && rotate(logFile), 600_000).unref();
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    const end = (how: string) => {
      clearInterval(rotation);
      resolve();
      if (!stopping) onEnd(how);
    };
    child.once('exit', (code, signal) =>
      end(code === null ? `was ended by ${signal}` : `ended with code ${code}`),
    );
    child.once('error', (error) => end(`could not be started: ${error.message}`));
  });
  return {
    async stop(patience) {
      stopping = true;
      if (exited(child)) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => {
        say(`  ${title} did not finish within ${patience / 1000} s and is ended.`);
        child.kill('SIGKILL');
      }, patience);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** The end of a log file, for a message about why its process ended. */
export function logEnd(file: string, characters = 3000): string {
  try {
    return fs.readFileSync(file, 'utf8').slice(-characters).trim();
  } catch {
    return '';
  }
}

/**
 * The first script of `npm start`, `npm run dev` and `npm test`. It runs on the machine's Node and needs nothing
 * installed: it installs the packages of the lockfile if they are missing or have changed, then hands over to the
 * project's own Node. `node scripts/bootstrap.mjs install` stops after installing.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { nodeFault } from './supply/pinned-node.mjs';

const began = Date.now();
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const [entry, ...args] = process.argv.slice(2);
const modules = path.join(root, 'node_modules');
const node = path.join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');
process.chdir(root);

/** @returns {never} */
function fail(message, advice) {
  process.stderr.write(`\n  ✗ ${message}\n    → ${advice}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  fail(
    `Node ${process.versions.node} is too old.`,
    'Install Node 20.9 or newer from https://nodejs.org and try again.',
  );
}

/**
 * npm writes `node_modules/.package-lock.json` at the very end of an install. Everything in the lockfile must be in
 * that file; packages for other platforms are optional and may be missing.
 */
function matchesLock() {
  const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  try {
    const present = packagesOf(path.join(modules, '.package-lock.json'));
    return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
      ([name, { version, optional }]) =>
        !name || present[name]?.version === version || (optional && !present[name]),
    );
  } catch {
    return false;
  }
}

const isInstalled = () => fs.existsSync(node) && matchesLock();

/** Runs the npm that started this script, or else the one on the PATH. */
function npm(words, options) {
  const file = process.env.npm_execpath;
  return file?.endsWith('.js')
    ? spawnSync(process.execPath, [file, ...words], options)
    : spawnSync(isWindows ? 'npm.cmd' : 'npm', words, { ...options, shell: isWindows });
}

function install() {
  process.stdout.write('  … Packages: half a gigabyte to fetch the first time\n');
  // Building and testing need dev dependencies too, whatever NODE_ENV is.
  const result = npm(['ci', '--include=dev', '--loglevel=error'], { stdio: 'inherit' });
  if (result.error) fail(`npm could not be started: ${result.error.message}`, 'Install npm and try again.');
  if (result.signal) process.exit(130);
  if (result.status !== 0) {
    fail(
      `npm ci ended with ${result.status}; its own message stands above.`,
      'Check that the npm registry can be reached (npm ping), that the disk is not full and that this folder can be written.',
    );
  }
  process.stdout.write(
    `  ✓ ${'Packages'.padEnd(22)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s\n`,
  );
}

/**
 * Returns a function that tells whether the npm that started this script is gone: when killed outright it cannot pass
 * on a signal, and nothing would ever stop what it started. A shell may be in between.
 */
function watchStarter() {
  if (!process.env.npm_lifecycle_event || isWindows) return () => false;
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : 0;
  return () => process.ppid !== parent || (npm > 1 && isGone(npm));
}

/** The name and the parent of a process, as reported by the system. */
function facts(pid) {
  const stat = `/proc/${pid}/stat`;
  if (fs.existsSync(stat)) {
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/.exec(fs.readFileSync(stat, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent = '', name = ''] = (stdout ?? '').trim().split(/\s+/);
  return { name, parent: Number(parent) };
}

const isShell = (pid) => /(^|\/)-?(ba|da|z)?sh$/.test(facts(pid).name);
const parentOf = (pid) => facts(pid).parent;

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Runs the entry on the pinned Node, passes on signals, and exits the way it exited. */
function handOver() {
  const env = {
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    START_BEGAN: String(began),
  };
  const child = spawn(node, [path.join('scripts', 'run.mjs'), entry, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const starterIsGone = watchStarter();
  const watch = setInterval(() => {
    if (!starterIsGone()) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  child.once('error', (error) =>
    fail(`${node} could not be started: ${error.message}`, 'Delete node_modules and try again.'),
  );
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137));
  });
}

if (!entry) fail('Nothing to run.', 'Use npm start, npm run dev or npm test.');
if (!isInstalled()) install();
const fault = nodeFault(root);
if (fault)
  fail(fault, 'Delete node_modules and try again; if it says so again, the registry has another file now.');
if (entry !== 'install') handOver();

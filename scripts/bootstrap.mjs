/**
 * The first script of `npm start`, `npm run dev` and `npm test`. It runs on whatever Node the machine has and needs
 * nothing installed: it installs the packages of the lockfile where they are missing or have changed, then hands over
 * to the project's own Node. `node scripts/bootstrap.mjs install` stops before that.
 */
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const began = Date.now();
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const [entry, ...args] = process.argv.slice(2);
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.installed');
const program = isWindows ? 'node.exe' : 'node';
const node = path.join(modules, 'node', 'bin', program);
/** The pinned Node as a package of its own: the lockfile has one for most platforms, with its checksum. */
const packedNode = path.join(
  modules,
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  program,
);
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

/** The lockfile, and the platform that its packages were chosen for. */
function wantedStamp() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return crypto.createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Where the lockfile has no Node for the platform, the package `node` fetches one. */
function makeNode() {
  if (!works() && fs.existsSync(packedNode)) {
    fs.mkdirSync(path.dirname(node), { recursive: true });
    fs.rmSync(node, { force: true });
    fs.linkSync(packedNode, node);
  }
  if (!works()) {
    const cwd = path.join(modules, 'node');
    spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd, stdio: 'ignore' });
  }
  // Where only `node` has one, there was nothing yet that its command could lead to.
  const command = path.join(modules, '.bin', 'node');
  if (!isWindows && !fs.existsSync(command)) {
    fs.rmSync(command, { force: true });
    fs.symlinkSync(path.relative(path.dirname(command), node), command);
  }
  return works();
}

const works = () => fs.existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * npm writes `node_modules/.package-lock.json` at the very end of an install. Everything in the lockfile has to be in
 * that file; packages of other platforms are optional and may be missing.
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

function isInstalled() {
  if (!fs.existsSync(node)) return false;
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wantedStamp()) return true;
  if (!matchesLock()) return false;
  fs.writeFileSync(stampFile, wantedStamp());
  return true;
}

/** Runs npm as the one that started this script, or the one on the PATH. */
function npm(words, options) {
  const file = process.env.npm_execpath;
  return file?.endsWith('.js')
    ? spawnSync(process.execPath, [file, ...words], options)
    : spawnSync(isWindows ? 'npm.cmd' : 'npm', words, { ...options, shell: isWindows });
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
/** The build and the tests need development packages too. */
const withDevelopment = { ...process.env, NODE_ENV: 'development' };

function copyInto(folder, from, ...names) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of names) fs.copyFileSync(path.join(from, name), path.join(folder, path.basename(name)));
}

/**
 * Bun puts the packages of the lockfile in their place in a quarter of npm's time. npm brings it, pinned by a lockfile
 * of its own; both go by the checksums. It installs beside, so that what is cut off is never taken for whole.
 */
function installQuickly() {
  const [bun, beside] = ['bun', 'packages'].map((name) => path.join(root, '.build', name));
  try {
    copyInto(bun, root, '.npmrc', 'scripts/installer/package.json', 'scripts/installer/package-lock.json');
    const brought = npm(['ci', ...quietly], { cwd: bun, stdio: ['ignore', 'ignore', 'inherit'] });
    if (brought.status !== 0) return brought;
    copyInto(beside, root, '.npmrc', 'package.json', 'package-lock.json');
    const { stdout: registry } = npm(['config', 'get', 'registry'], { encoding: 'utf8' });
    const result = spawnSync(
      path.join(bun, 'node_modules', 'bun', 'bin', 'bun.exe'),
      ['install', '--frozen-lockfile', '--linker=hoisted', '--no-progress', '--no-summary'],
      {
        cwd: beside,
        encoding: 'utf8',
        env: { ...withDevelopment, BUN_CONFIG_REGISTRY: registry.trim(), DO_NOT_TRACK: '1' },
      },
    );
    if (result.status !== 0) {
      process.stderr.write(result.stderr ?? '');
      return result;
    }
    fs.rmSync(modules, { recursive: true, force: true });
    fs.renameSync(path.join(beside, 'node_modules'), modules);
    return result;
  } catch (error) {
    return { status: 1, signal: null, error };
  } finally {
    for (const folder of [bun, beside]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function install() {
  process.stdout.write('  … Packages: half a gigabyte to fetch the first time\n');
  fs.rmSync(stampFile, { force: true });
  let result = installQuickly();
  // Bun may also break down, on a processor that it was not made for.
  if (result.status !== 0 && !['SIGINT', 'SIGTERM', 'SIGHUP'].includes(result.signal)) {
    process.stdout.write('  … Packages: that failed; npm ci, a minute or so\n');
    result = npm(['ci', '--include=dev', ...quietly], { stdio: 'inherit', env: withDevelopment });
  }
  if (result.error) fail(`npm could not be started: ${result.error.message}`, 'Install npm and try again.');
  if (result.signal) process.exit(130);
  if (result.status !== 0) {
    fail(
      `npm ci ended with ${result.status}; its own message stands above.`,
      'Check that the npm registry can be reached (npm ping), that the disk is not full and that this folder can be written.',
    );
  }
  if (!makeNode()) {
    fail(
      'The pinned Node did not get installed.',
      'Check that the npm registry can be reached (npm ping), delete node_modules and try again.',
    );
  }
  fs.writeFileSync(stampFile, wantedStamp());
  process.stdout.write(
    `  ✓ ${'Packages'.padEnd(22)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s\n`,
  );
}

/**
 * Whether npm, which started this script, is gone: killed outright, it cannot pass a signal on, and nobody would ever
 * stop what it started. A shell may stand between the two.
 */
function watchStarter() {
  if (!process.env.npm_lifecycle_event || isWindows) return () => false;
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : 0;
  return () => process.ppid !== parent || (npm > 1 && isGone(npm));
}

/** The name and the parent of a process, as the system shows them. */
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

/** Runs the entry on the pinned Node, passes signals on, and ends as it ended. */
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
if (entry !== 'install') handOver();

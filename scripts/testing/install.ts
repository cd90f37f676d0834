/** Finds a program that the browser tests need, or has the system install it. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Commands that together install it; if only root may run them, other users skip them. */
export interface Way {
  asRoot: boolean;
  commands: [string, string[]][];
}

function attempt(program: string, args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env,
    timeout: 300_000,
  });
  return status === 0
    ? ''
    : `${program} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`;
}

/**
 * The result of `find`, if necessary after the first way of installing that works; otherwise the output of each
 * attempt.
 */
export function findOrInstall(
  find: () => string | undefined,
  ways: readonly Way[],
): { found: string } | { found: null; tried: string[] } {
  const present = find();
  if (present) return { found: present };
  const tried: string[] = [];
  for (const { asRoot, commands } of ways) {
    if (asRoot && process.getuid?.() !== 0) continue;
    for (const [program, args] of commands) tried.push(attempt(program, args));
    const installed = find();
    if (installed) return { found: installed };
  }
  return { found: null, tried: tried.filter(Boolean) };
}

/** Installs with Debian's package manager. */
export const apt = (name: string): Way => ({
  asRoot: true,
  commands: [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', name]],
  ],
});

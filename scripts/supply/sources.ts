/** Where packages come from, and which run install scripts. */
import { type LockedPackage, titleOf } from '@/scripts/supply/lockfile';

const registry = 'https://registry.npmjs.org/';

type Sourced = Pick<LockedPackage, 'name' | 'version' | 'integrity' | 'resolved' | 'inBundle' | 'link'>;

function sourceFault(one: Sourced): string | undefined {
  if (one.link) return `${titleOf(one)} is a link to a folder.`;
  // It is bundled in another package, whose checksum covers it.
  if (one.inBundle) return undefined;
  if (one.resolved !== undefined && !one.resolved.startsWith(registry))
    return `${titleOf(one)} comes from ${one.resolved}, not from the public registry.`;
  if (!/^sha512-[\w+/]{86}==$/.test(one.integrity ?? ''))
    return `${titleOf(one)} has no checksum (sha512) in package-lock.json.`;
  return undefined;
}

/** Packages without a checksum, or not from the public registry. */
export const sourceFaults = (packages: readonly Sourced[]): string[] =>
  packages.flatMap((one) => sourceFault(one) ?? []);

type Scripted = Pick<LockedPackage, 'name' | 'version' | 'hasInstallScript'>;

/** Packages with install scripts missing from `allowScripts` in package.json, and useless entries there. */
export function scriptFaults(
  packages: readonly Scripted[],
  decided: Readonly<Record<string, boolean>>,
): string[] {
  const scripted = packages.filter((one) => one.hasInstallScript);
  const names = new Set(scripted.map(({ name }) => name));
  return [
    ...scripted
      .filter(({ name }) => !Object.hasOwn(decided, name))
      .map((one) => `${titleOf(one)} runs a script when it is installed: allowScripts does not mention it.`),
    ...Object.keys(decided)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts mentions ${name}, which has no such script.`),
  ];
}

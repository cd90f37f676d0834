/** Where packages come from, and which of them run something during an install. */
import { type LockedPackage, titleOf } from '@/scripts/supply/lockfile';

const registry = 'https://registry.npmjs.org/';

type Sourced = Pick<LockedPackage, 'name' | 'version' | 'integrity' | 'resolved' | 'inBundle' | 'link'>;

function sourceFault(one: Sourced): string | undefined {
  if (one.link) return `${titleOf(one)} is a link to a folder.`;
  // It lies in the archive of the package around it, whose checksum covers it.
  if (one.inBundle) return undefined;
  if (one.resolved !== undefined && !one.resolved.startsWith(registry))
    return `${titleOf(one)} comes from ${one.resolved}, not from the public registry.`;
  if (!/^sha512-[\w+/]{86}==$/.test(one.integrity ?? ''))
    return `${titleOf(one)} has no checksum (sha512) in package-lock.json.`;
  return undefined;
}

/** Packages without a checksum, or from elsewhere than the public registry. */
export const sourceFaults = (packages: readonly Sourced[]): string[] =>
  packages.flatMap((one) => sourceFault(one) ?? []);

type Scripted = Pick<LockedPackage, 'name' | 'version' | 'hasInstallScript'>;

/** Packages with an install script about which `allowScripts` in package.json says nothing, and words there of no use. */
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

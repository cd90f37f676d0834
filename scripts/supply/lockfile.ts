/** The packages that an install adds, from `package-lock.json`. */
import fs from 'node:fs';
import { z } from 'zod';

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

export interface LockedPackage extends z.infer<typeof entry> {
  name: string;
  version: string;
  /** Where an install puts it, such as `node_modules/a/node_modules/b`. */
  path: string;
}

/**
 * The packages of a lockfile, without the project itself.
 * @throws ZodError if it is not one of version 3
 */
export function packagesOf(text: string): LockedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name = path.replace(/^.*node_modules\//, ''), version = '', ...rest }]) => ({
      ...rest,
      name,
      version,
      path,
    }));
}

export const readPackages = (): LockedPackage[] => packagesOf(fs.readFileSync('package-lock.json', 'utf8'));

/** For a sentence: `name@version`. */
export const titleOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>) => `${name}@${version}`;

/** Checks what the site consists of: packages, Node, images. */
import fs from 'node:fs';
import { z } from 'zod';
import { imageFaults } from '@/scripts/supply/images';
import { licenceFaults } from '@/scripts/supply/licences';
import { readPackages } from '@/scripts/supply/lockfile';
import { nodeFault } from '@/scripts/supply/pinned-node.mjs';
import { scriptFaults, sourceFaults } from '@/scripts/supply/sources';

const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const imageFiles = ['Dockerfile', 'compose.yaml'];

/** Faults of this checkout, one sentence each; works offline. */
export function supplyFaults(): string[] {
  const packages = readPackages();
  const { allowScripts } = manifest.parse(JSON.parse(fs.readFileSync('package.json', 'utf8')));
  const node = nodeFault('.');
  return [
    ...licenceFaults(packages),
    ...sourceFaults(packages),
    ...scriptFaults(packages, allowScripts),
    ...imageFiles.flatMap((file) => imageFaults(file, fs.readFileSync(file, 'utf8'))),
    ...(node ? [node] : []),
  ];
}

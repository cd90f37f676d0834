/** The product's build, in its own process: `bench-build.mjs FOLDER` (tools/bench/measure-start.ts). */
import process from 'node:process';
import { makeApart } from '@/scripts/launch/build';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
await makeApart(folder);

/**
 * `node scripts/run.mjs draw-lifecycles`: writes docs/lifecycles.md from the lifecycle tables in lib; run it after
 * changing one.
 */
import fs from 'node:fs';
import { drawLifecycles } from '@/scripts/docs/lifecycles';

fs.writeFileSync('docs/lifecycles.md', drawLifecycles());

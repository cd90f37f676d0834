/** `npm run check`: format, lint including the fences, types, unused code, supply. */
import { generateClient } from '@/scripts/launch/build';
import { runChecks } from '@/scripts/testing/checks';
import { conclude } from '@/scripts/testing/suites';

await generateClient();
process.exit(conclude(await runChecks()));

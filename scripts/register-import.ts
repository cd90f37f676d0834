/**
 * `npm run register:import -- FILE_OR_URL`: fills the tourism register and reports what was imported, changed and
 * skipped.
 */
import process from 'node:process';
import { openWorld } from '@/scripts/launch/world';
import { closeDatabase } from '@/server/db';
import { importRegister, RegisterError } from '@/server/features/lodging-register/import-register';

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Give the file or address of the register: npm run register:import -- FILE_OR_URL');
  process.exit(2);
}
const world = await openWorld();
try {
  const report = await importRegister(source);
  console.log(
    `Read ${report.rows} rows: ${report.added} new, ${report.changed} changed, ${report.unchanged} as they were, ${report.removed} no longer there.`,
  );
  for (const [reason, count] of Object.entries(report.skipped)) console.log(`Skipped ${count}: ${reason}.`);
  for (const note of report.notes) console.log(note);
} catch (error) {
  if (!(error instanceof RegisterError)) throw error;
  console.error(`Nothing was changed: ${error.message}`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await world.close();
}

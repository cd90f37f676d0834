/** What a process of a machine does first: `npm run web`, `npm run worker`, `npm run migrate:deploy`. */
import process from 'node:process';
import { EnvError, parseMachineEnv } from '@/server/env';

/** Ends the process where settings are missing or wrong, with every problem named. */
export function demandSettings(): void {
  try {
    parseMachineEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The first step of processes on production machines: `npm run web`, `npm run worker`, `npm run migrate:deploy`. */
import process from 'node:process';
import { EnvError, parseMachineEnv } from '@/server/env';

/** Ends the process if settings are missing or invalid, naming every problem. */
export function demandSettings(): void {
  try {
    parseMachineEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

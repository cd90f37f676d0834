/** The settings of this start: `.env`, the environment, and what the embedded database adds. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvError, parseEnv, type Settings } from '@/server/env';
import { StepError } from '@/scripts/launch/steps';

/** Reads `.env` if it exists (variables already set take precedence) and validates every setting. */
export function readSettings(): Settings {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new StepError(error.message, 'Change them in .env or in the environment, then start again.', {
      cause: error,
    });
  }
}

/** Subfolders of the data folder that other accounts on this machine must not read. */
const privateFolders = ['mail', 'photos', 'uploads', 'logs'];

/** Removes access that an earlier version, or a person, gave to others, and thereby to everything inside. */
function closeToOthers(folder: string): void {
  for (const name of privateFolders) {
    const inside = path.join(folder, name);
    if (fs.existsSync(inside)) fs.chmodSync(inside, 0o700);
  }
}

/** The absolute path of the data folder, which is created if missing. */
export function dataFolder(settings: Settings): string {
  const folder = path.resolve(settings.DATA_DIR);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    closeToOthers(folder);
  } catch (cause) {
    throw new StepError(
      `The folder ${folder} cannot be written.`,
      'Give its rights to this user, or set DATA_DIR.',
      {
        cause,
      },
    );
  }
  return folder;
}

/** The key that seals sessions: configured, or generated once and stored in the data folder. */
export function authSecret(settings: Settings, folder: string): string {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  const file = path.join(folder, 'auth-secret');
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= 16) return kept;
  const made = crypto.randomBytes(32).toString('hex');
  fs.writeFileSync(`${file}.${process.pid}`, made, { mode: 0o600 });
  fs.renameSync(`${file}.${process.pid}`, file);
  return made;
}

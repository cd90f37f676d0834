/** Another web server with the tests' data, but with settings that the first one cannot have. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '@/scripts/launch/child';
import { freePort } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';

interface Another {
  file: string;
  variables: Record<string, string>;
}

export interface SecondSite {
  port: number;
  variables: Readonly<Record<string, string>>;
}

/** Runs `work` next to another web server, which is stopped afterwards. `change` receives the first one's settings. */
export async function withSecondSite(
  change: (variables: Another['variables'], dataDir: string) => Record<string, string>,
  work: (site: SecondSite) => Promise<void>,
): Promise<void> {
  const { file, variables: first }: Another = JSON.parse(process.env.E2E_SITE ?? '{}');
  const port = await freePort();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-second-'));
  const own = { PORT: String(port), APP_URL: `http://localhost:${port}`, DATA_DIR: dataDir };
  const variables = { ...first, ...own, ...change(first, dataDir) };
  let ended = '';
  const logFile = path.join(dataDir, 'web.log');
  const server = startServer({
    title: 'second site',
    file,
    variables,
    logFile,
    onEnd: (how) => (ended = how),
  });
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(async () => ended !== '' || (await isReady()), 60_000);
    if (ended) throw new Error(`The second site ${ended}: ${fs.readFileSync(logFile, 'utf8').slice(-2000)}`);
    await work({ port, variables });
  } finally {
    await server.stop(10_000);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

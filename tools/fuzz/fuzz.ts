/**
 * `npm run fuzz -- --requests N [--seed S] [--call 'POST /api/listings']`: runs tests/fuzz with this many requests,
 * made from the product's own OpenAPI document, of all calls or those whose name contains a text. The same arguments
 * make the same requests.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    call: { type: 'string', default: '' },
  },
});
const [requests, seed] = [values.requests, values.seed].map(Number);
if (!Number.isSafeInteger(requests) || !Number.isSafeInteger(seed) || Number(requests) < 1) {
  process.stderr.write('npm run fuzz -- --requests N [--seed S] [--call TEXT]: N and S are whole numbers\n');
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-fuzz-'));
const report = path.join(folder, 'report.md');
const output = path.join(folder, 'output.txt');
const child = spawn(
  path.resolve('node_modules/.bin/vitest'),
  ['run', '--project', 'api-alone', 'tests/fuzz', '--reporter=dot'],
  {
    stdio: ['ignore', fs.openSync(output, 'w'), 'inherit'],
    env: {
      ...process.env,
      FUZZ_REQUESTS: String(requests),
      FUZZ_SEED: String(seed),
      FUZZ_CALL: values.call,
      FUZZ_REPORT: report,
    },
  },
);
child.once('exit', (code) => {
  // A run that could not begin has no report.
  process.stdout.write(fs.readFileSync(fs.existsSync(report) ? report : output, 'utf8'));
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

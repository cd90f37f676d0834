/** Runs the Nu Html Checker (the W3C's own) on HTML as sent by the server. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

/** Messages that are not the page's fault, each with the reason. */
const ignored: readonly { text: RegExp; because: string }[] = [
  {
    text: /^Attribute “(command|commandfor)” not allowed on element “button”/,
    because: 'HTML has both (invoker commands); this release of the checker does not know them yet',
  },
  {
    text: /^Attribute “closedby” not allowed on element “dialog”/,
    because: 'HTML has it; this release of the checker does not know it yet',
  },
  {
    text: /^Trailing slash on void elements has no effect/,
    because: 'React writes them so, and quotes every attribute value, which is all that could go wrong',
  },
];

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** A run takes seconds: the optimising compiler and more threads would double the time and triple the memory. */
const forSeconds = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** The validator's messages about these documents, as lines `name: message: where`. One Java process for all. */
export function checkHtml(documents: ReadonlyMap<string, string>): string[] {
  const { JAVA_MISSING: missing, JAVA_PATH: java = 'java' } = process.env;
  if (missing) throw new Error(missing);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-html-'));
  const names = new Map<string, string>();
  for (const [index, [name, html]] of [...documents].entries()) {
    const file = path.join(folder, `${index}.html`);
    names.set(path.basename(file), name);
    fs.writeFileSync(file, html);
  }
  const files = [...names.keys()].map((name) => path.join(folder, name));
  const args = [...forSeconds, '-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', ...files];
  const { stdout, stderr, error } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  fs.rmSync(folder, { recursive: true, force: true });
  if (error || !stdout) throw new Error(`The HTML checker did not run: ${error?.message ?? stderr}`);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages
    .filter(({ message }) => !ignored.some(({ text }) => text.test(message)))
    .map(({ url = '', message, extract = '' }) => {
      const name = names.get(path.basename(url)) ?? url;
      return `${name}: ${message} ${extract.replaceAll(/\s+/g, ' ').trim()}`;
    });
}

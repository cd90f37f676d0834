/** The feeds to damage: those of the tests, and typical ones of platforms, beside this file. */
import fs from 'node:fs';
import path from 'node:path';

const folders = ['tests/calendar-feeds/ics', 'tools/calendar-fuzz/feeds'];

export interface SampleFeed {
  name: string;
  bytes: Uint8Array;
  /** Its content lines, unfolded. */
  lines: string[];
}

function readSample(file: string): SampleFeed {
  const bytes = new Uint8Array(fs.readFileSync(file));
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/).filter(Boolean)) {
    const last = lines.length - 1;
    if (line.startsWith(' ') && last >= 0) lines[last] += line.slice(1);
    else lines.push(line);
  }
  return { name: path.basename(file, '.ics'), bytes, lines };
}

/** All of them, by name. */
export function sampleFeeds(): SampleFeed[] {
  const files = folders.flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)));
  return files
    .filter((file) => file.endsWith('.ics'))
    .map(readSample)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

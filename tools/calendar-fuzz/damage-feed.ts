/** Damaged feeds: a seed and a number always turn the samples into the same bytes. */
import { contents, nesting, places } from '@/tools/calendar-fuzz/damage-lines';
import type { SampleFeed } from '@/tools/calendar-fuzz/sample-feeds';
import { Random } from '@/scripts/synthetic/random';

/** How lines are encoded. */
export interface Writing {
  end: string;
  /** Characters after which a line is folded. */
  width: number;
  encoding: 'utf-8' | 'latin1' | 'utf16le' | 'utf16be';
  hasMark: boolean;
  /** The share of the bytes that arrives. */
  share: number;
  /** A byte inserted at this share of the length. */
  stray: { byte: number; at: number } | null;
}

export interface DamagedFeed {
  sample: SampleFeed;
  lines: string[];
  writing: Writing;
  /** In the response's content type. */
  charset: string | null;
}

function fold(line: string, width: number, end: string): string {
  const parts: string[] = [];
  for (let from = 0; from < line.length || from === 0; from += width)
    parts.push(line.slice(from, from + width));
  return parts.join(`${end} `);
}

/** The bytes of a feed's lines. */
export function writeFeed(lines: readonly string[], writing: Writing): Uint8Array {
  const { end, width, encoding, hasMark, share, stray } = writing;
  const text = lines.map((line) => fold(line, width, end) + end).join('');
  const marked = hasMark && encoding !== 'latin1' ? `\uFEFF${text}` : text;
  const wide = encoding === 'utf16le' || encoding === 'utf16be';
  const whole = Buffer.from(marked, wide ? 'utf16le' : encoding);
  if (encoding === 'utf16be') whole.swap16();
  if (stray) whole[Math.floor(stray.at * whole.length)] = stray.byte;
  return new Uint8Array(whole.subarray(0, Math.floor(share * whole.length)));
}

function drawWriting(random: Random): Writing {
  const isPlain = random.chance(0.6);
  return {
    end: isPlain ? '\r\n' : random.pick(['\r\n', '\n', '\n', '\r', '\r', '\r\n\r\n', '\n\r']),
    width: isPlain ? 70 : random.pick([70, 20, 7, 3, 5000]),
    encoding: isPlain ? 'utf-8' : random.pick(['utf-8', 'utf-8', 'latin1', 'utf16le', 'utf16be']),
    hasMark: random.chance(0.1),
    share: random.chance(0.03) ? random.next() : 1,
    stray: random.chance(0.05) ? { byte: random.between(0, 255), at: random.next() } : null,
  };
}

/** Two feeds as one: concatenated, or the other's events put into this one. */
function mix(lines: readonly string[], other: readonly string[], random: Random): string[] {
  if (random.chance(0.3)) return [...lines, ...other];
  const from = other.findIndex((line) => /^BEGIN:VEVENT$/i.test(line));
  const to = other.findLastIndex((line) => /^END:VEVENT$/i.test(line));
  const place = random.chance(0.7) ? lines.length - 1 : random.between(0, lines.length);
  return [...lines.slice(0, place), ...other.slice(Math.max(0, from), to + 1), ...lines.slice(place)];
}

/** The damaged feed of this number: depends only on it and the seed, not on earlier ones. */
export function damagedFeed(samples: readonly SampleFeed[], seed: number, index: number): DamagedFeed {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const sample = random.pick(samples);
  let lines = [...sample.lines];
  if (random.chance(0.1)) lines = mix(lines, random.pick(samples).lines, random);
  const times = random.between(1, 4);
  for (let time = 0; time < times && lines.length > 0; time += 1) {
    const kind = random.next();
    random.pick(kind < 0.82 ? contents : kind < 0.96 ? places : nesting)(lines, random);
  }
  const charset = random.chance(0.8)
    ? null
    : random.pick(['utf-8', 'iso-8859-1', 'windows-1252', 'utf-16', 'onzin']);
  return { sample, lines, writing: drawWriting(random), charset };
}

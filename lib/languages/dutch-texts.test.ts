/**
 * Checks, by what its modules import, that a page for visitors and guests can show no Dutch-only text in any state:
 * browser tests open only some of the menus and dialogs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Pages that exist in four languages, and the calls that they make. */
const begin = [
  'app/(public)',
  'app/(guest)',
  'app/(auth)/inloggen/page.tsx',
  'app/(auth)/auth',
  'app/(auth)/bevestig-email',
  'app/layout.tsx',
  'app/error.tsx',
  'app/global-error.tsx',
  'app/not-found.tsx',
  'app/niet-gevonden',
  'app/storing',
  'app/te-druk',
  'app/offline',
  'app/(session)',
  'app/api/contact',
  'app/api/search-alerts',
  'app/api/stays',
  'app/api/listings/[id]/booking-price',
  'app/api/listings/[id]/booking-requests',
  'app/api/listings/[id]/contact-requests',
];

/** Modules that may read Dutch texts all the same, and why. */
const mayReadDutch: Readonly<Record<string, string>> = {
  'components/moderation/': 'for admins, on the home that they judge',
  'components/decisions/': 'for admins, who take a measure',
  'components/impersonation/': 'for admins',
  'components/invitations/': 'of those who look after a home, whose pages are Dutch',
  'lib/billing/': 'what a landlord pays',
  'lib/booking-requests/contract.ts': 'payments that a landlord notes',
  'lib/calendar-feeds/': 'the landlord’s calendars',
  'lib/decisions/': 'for admins, who take a measure',
  'lib/listings/rooms.ts': 'the landlord’s form',
  'lib/moderation/': 'for admins',
  'lib/settings/': 'for admins',
  'lib/stays/quote.ts': 'labels in data are Dutch',
  'lib/stays/line-name.ts': 'knows our own labels by their Dutch words',
  'lib/texts/': 'where languages are told apart',
  'server/features/inbox/start-thread.ts': 'what admins read of a question',
  'server/features/payments/agreement.ts': 'writes all four languages',
  'server/features/payments/read-agreement.ts': 'writes all four languages',
  'server/features/payments/write-agreement.ts': 'writes all four languages',
};

const files = new Map<string, string>();
const read = (file: string): string => {
  const known = files.get(file) ?? fs.readFileSync(file, 'utf8');
  files.set(file, known);
  return known;
};

const fileOf = (module: string) => [`${module}.ts`, `${module}.tsx`].find((file) => fs.existsSync(file));

interface Import {
  file: string;
  names: string[];
}

/** What a module imports, with the imported names; types are left out. */
function importsOf(file: string): Import[] {
  const named = [...read(file).matchAll(/import (?!type)([^;]*?) from '@\/([^']+)'/g)];
  const later = [...read(file).matchAll(/import\(\s*'@\/([^']+)'/g)].map(([, module]) => ['', '', module]);
  return [...named, ...later].flatMap(([, names = '', module = '']) => {
    const found = fileOf(module);
    const taken = names.split(/[{},]/).map((name) => name.trim());
    return found
      ? [{ file: found, names: taken.filter((name) => name && !name.startsWith('type ')).map(firstWord) }]
      : [];
  });
}

const firstWord = (name: string) => name.split(' ')[0] ?? '';

const isTexts = (file: string) => /^lib\/texts\/(?!fill\.)[^/]+\.ts$/.test(file);

/** Whether a texts module has this text only in Dutch: as a plain object, not one per language. */
function isDutch(file: string, name: string): boolean {
  const source = read(file);
  const isObject = new RegExp(`export const ${name}\\b[^=]*= \\{`).test(source);
  return isObject || !/(?:texts|basicTexts)</.test(source);
}

const startFiles = begin.flatMap((start) =>
  fs.statSync(start).isFile()
    ? [start]
    : fs
        .readdirSync(start, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .map((file) => path.join(start, file)),
);

function findReaders(): string[] {
  const seen = new Set(startFiles);
  const found: string[] = [];
  for (const file of seen)
    for (const { file: imported, names } of importsOf(file)) {
      seen.add(imported);
      const dutch = isTexts(imported) ? names.filter((name) => isDutch(imported, name)) : [];
      if (dutch.length > 0) found.push(`${file}: ${dutch.join(', ')}`);
    }
  return found;
}

it('nothing for visitors and guests is in Dutch alone', () => {
  const readers = findReaders();
  const excused = (reader: string) => Object.keys(mayReadDutch).find((begins) => reader.startsWith(begins));
  expect(readers.filter((reader) => !excused(reader))).toEqual([]);
  expect(Object.keys(mayReadDutch).toSorted()).toEqual(
    [...new Set(readers.flatMap((reader) => excused(reader) ?? []))].toSorted(),
  );
});

/** The licences under which packages may be used. */
import spdxSatisfies from 'spdx-satisfies';
import { type LockedPackage, titleOf } from '@/scripts/supply/lockfile';

/** They require at most including their text. SPDX identifiers (https://spdx.org/licenses). */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

export interface LicenceException {
  /** The whole name of a package. */
  packages: RegExp;
  /** The licence it states, verbatim; undefined if it states none. */
  says: string | undefined;
  /** Only for building and testing, not for what ships. */
  isForBuilding?: true;
  why: string;
}

const libvips =
  'It holds libvips, unchanged and in a library of its own: who runs the site can put another build in its place.';
const saysMit = 'Its own licence file or readme is that of MIT; only the field that npm reads is missing.';
const badlyWritten = 'MIT is enough of it; the operator is in lower case, which is no SPDX expression.';

export const exceptions: readonly LicenceException[] = [
  { packages: /^@img\/sharp-libvips-[\w-]+$/, says: 'LGPL-3.0-or-later', why: libvips },
  { packages: /^@img\/sharp-win32-\w+$/, says: 'Apache-2.0 AND LGPL-3.0-or-later', why: libvips },
  { packages: /^@img\/sharp-wasm32$/, says: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', why: libvips },
  {
    packages: /^lightningcss(-[\w-]+)?$/,
    says: 'MPL-2.0',
    why: 'Compiles styles during a build, unchanged; what it writes is not under its licence.',
  },
  {
    packages: /^(ical\.js|web-push)$/,
    says: 'MPL-2.0',
    why: 'Used on the server, unchanged; the licence covers its own files only, and anybody can get those.',
  },
  {
    packages: /^axe-core$/,
    says: 'MPL-2.0',
    isForBuilding: true,
    why: 'Looks at pages in tests, unchanged.',
  },
  {
    packages: /^elkjs$/,
    says: 'EPL-2.0',
    why: 'Comes with the command line of Prisma, whose window for browsing tables nobody opens here; unchanged.',
  },
  {
    packages: /^(@e-invoice-eu\/core|@esgettext\/runtime)$/,
    says: 'WTFPL',
    isForBuilding: true,
    why: 'Checks invoices in tests; its licence asks for nothing.',
  },
  {
    packages: /^@fontsource-variable\/figtree$/,
    says: 'OFL-1.1',
    why: 'A font, which may be used and passed on with a site; only selling it alone is forbidden.',
  },
  {
    packages: /^cldr-core$/,
    says: 'Unicode-3.0',
    why: 'Data about languages and countries; asks that the notice comes along where it is passed on.',
  },
  {
    packages: /^caniuse-lite$/,
    says: 'CC-BY-4.0',
    why: 'Data about browsers that Next reads during a build; asks for the name of its source: caniuse.com.',
  },
  {
    packages: /^argparse$/,
    says: 'Python-2.0',
    why: 'A copy of a module of Python, under its licence, which like MIT asks for the notice alone.',
  },
  {
    packages: /^spdx-exceptions$/,
    says: 'CC-BY-3.0',
    isForBuilding: true,
    why: 'Data about licences, which this very check reads.',
  },
  {
    packages: /^spdx-license-ids$/,
    says: 'CC0-1.0',
    isForBuilding: true,
    why: 'Data about licences, which this very check reads; given up to the public.',
  },
  {
    packages: /^spdx-ranges$/,
    says: '(MIT AND CC-BY-3.0)',
    isForBuilding: true,
    why: 'Data about licences, which this very check reads.',
  },
  {
    packages: /^@visx\/vendor$/,
    says: 'MIT and ISC',
    why: 'Both are on the list; the operator is in lower case.',
  },
  { packages: /^ibantools$/, says: 'MIT or MPL-2.0', why: badlyWritten },
  { packages: /^png-js$/, says: undefined, why: saysMit },
  {
    packages: /^(busboy|humanize-number|only|streamsearch)$/,
    says: undefined,
    isForBuilding: true,
    why: saysMit,
  },
];

type Licensed = Pick<LockedPackage, 'name' | 'version' | 'license' | 'dev'>;

function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  try {
    return spdxSatisfies(licence, allowed);
  } catch {
    // Not SPDX, such as 'SEE LICENSE IN LICENSE.txt'.
    return false;
  }
}

const covers = ({ packages, says, isForBuilding }: LicenceException, { name, license, dev }: Licensed) =>
  packages.test(name) && says === license && (!isForBuilding || dev);

/** The exception that a package needs; undefined if its licence is on the list, or no exception fits. */
export const exceptionOf = (one: Licensed, known = exceptions): LicenceException | undefined =>
  isAllowed(one.license) ? undefined : known.find((exception) => covers(exception, one));

/** Packages under a licence that is neither on the list nor an exception, and exceptions that no package needs. */
export function licenceFaults(packages: readonly Licensed[], known = exceptions): string[] {
  const strangers = packages.filter((one) => !isAllowed(one.license) && !exceptionOf(one, known));
  const needed = new Set(packages.map((one) => exceptionOf(one, known)));
  return [
    ...strangers.map(
      (one) =>
        `${titleOf(one)}${one.dev ? ' (for building and testing)' : ''}: the licence ${one.license ?? '(none stated)'} is not on the list.`,
    ),
    ...known
      .filter((exception) => !needed.has(exception))
      .map(({ packages: names }) => `No package needs the exception ${names}.`),
  ];
}

/** A row of the list; quoted, since a licence may have a comma. */
const row = (...cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Every package with its licence as CSV; `ships`: installed without development packages. */
export function licenceList(packages: readonly Licensed[]): string {
  const rows = packages.map((one) =>
    row(
      one.name,
      one.version,
      one.license ?? '',
      one.dev ? 'builds and tests' : 'ships',
      exceptionOf(one)?.why ?? '',
    ),
  );
  return `${[row('package', 'version', 'licence', 'use', 'why it is accepted'), ...new Set(rows.toSorted())].join('\n')}\n`;
}

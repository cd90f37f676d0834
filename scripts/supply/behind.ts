/** Packages two or more major versions behind the latest, with reasons. */
import { z } from 'zod';

export interface BehindOnPurpose {
  name: string;
  why: string;
}

const nodeLine =
  'Node 24 gets security fixes until April 2028, and every figure in the README was measured on it; moving is a change of its own.';

export const behindOnPurpose: readonly BehindOnPurpose[] = [
  { name: 'node', why: nodeLine },
  { name: '@types/node', why: 'It describes the Node that runs here.' },
];

const found = z.object({ current: z.string().optional(), wanted: z.string(), latest: z.string() });
/** What `npm outdated --json` prints: one or several places of each package. */
const report = z.record(z.string(), z.union([found, z.array(found)]));

const majorOf = (version: string) => Number.parseInt(version, 10);

/** Faults in a report of `npm outdated --json`, a sentence each. @throws ZodError if it is not one */
export function behindFaults(printed: string, known = behindOnPurpose): string[] {
  const late = Object.entries(report.parse(JSON.parse(printed))).flatMap(([name, places]) =>
    [places]
      .flat()
      .filter(({ current, wanted, latest }) => majorOf(latest) - majorOf(current ?? wanted) >= 2)
      .map(({ current, wanted, latest }) => ({ name, is: current ?? wanted, latest })),
  );
  const names = new Set(late.map(({ name }) => name));
  return [
    ...late
      .filter(({ name }) => !known.some((one) => one.name === name))
      .map(({ name, is, latest }) => `${name} is ${is}, the latest ${latest}: raise it, or say why not.`),
    ...known.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is no longer behind.`),
  ];
}

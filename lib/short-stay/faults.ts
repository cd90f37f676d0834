/** Why the newest version of an area is not in force (docs/rules/short-stay-reports.md#what-is-read). */
import { fill } from '@/lib/texts/fill';
import { shortStayTexts } from '@/lib/texts/short-stay';

export const areaFaults = [
  'no_zip',
  'no_shape',
  'several_shapes',
  'too_large',
  'damaged',
  'other_type',
  'short_ring',
  'unknown_datum',
  'unknown_system',
  'outside',
  'shared_id',
  'not_delivered',
] as const;
export type AreaFault = (typeof areaFaults)[number];

const texts: Readonly<Record<AreaFault, string>> = shortStayTexts.areaFaults;

const isFault = (code: string): code is AreaFault => areaFaults.some((fault) => fault === code);

/** The message of a stored fault, with where it was found. */
export function areaFaultText(code: string | null, detail: string | null): string | null {
  if (code === null) return null;
  const text = isFault(code) ? texts[code] : code;
  return detail ? fill(shortStayTexts.withDetail, { text, detail }) : text;
}

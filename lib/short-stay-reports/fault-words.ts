import { z } from '@/lib/api/zod';
import { shortStayReportTexts } from '@/lib/texts/short-stay-reports';

const errors = z.array(z.object({ type: z.string(), msg: z.string(), loc: z.string() })).catch([]);
const { fields, otherField } = shortStayReportTexts;
const known: Readonly<Record<string, string>> = fields;

/** What is wrong with a refused record, for its landlord: the fields in words, 'het registratienummer, de straat'. */
export function faultWords(column: unknown): string {
  const words = errors.parse(column).map(({ loc, msg }) => {
    const parts = loc.split('.').filter((part) => part !== '' && !/^\d+$/.test(part));
    const field = parts.toReversed().find((part) => known[part] !== undefined);
    return (field && known[field]) ?? (msg || otherField);
  });
  return [...new Set(words)].join(', ') || otherField;
}

import 'server-only';

import { isDay } from '@/lib/dates/day';
import { formatDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { isSignalKind } from '@/lib/signals/kinds';
import { auditEntryTexts as texts } from '@/lib/texts/audit-entries';
import { fieldLabels } from '@/lib/texts/fields';
import { inboxTexts } from '@/lib/texts/inbox';
import { mailNames } from '@/lib/texts/mails';
import { signalTexts } from '@/lib/texts/signals';
import { userRoleTexts } from '@/lib/texts/users';
import type { Prisma } from '@/prisma/generated/client';

export type Details = Readonly<Record<string, Prisma.JsonValue | undefined>>;

/** The details of an entry; none for a value that is no object. */
export const detailsOf = (value: Prisma.JsonValue): Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Already in the sentence and its links, or useless to the reader. */
const untold = new Set(['as_user_id', 'owner_id', 'listing_id', 'address_hash', 'mail', 'note', 'version']);

const states = new Map<string, string>(Object.entries(inboxTexts.states));
const mails = new Map<string, string>(Object.entries(mailNames));
export const mailName = (template: string): string => mails.get(template) ?? template;

function plain(value: Prisma.JsonValue | undefined): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function isChange(
  value: Prisma.JsonValue | undefined,
): value is { from: Prisma.JsonValue; to: Prisma.JsonValue } {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && 'from' in value && 'to' in value
  );
}

function valueOf(name: string, value: Prisma.JsonValue | undefined): string {
  if (name === 'fields' && Array.isArray(value))
    return value.map((field) => fieldLabels[String(field)] ?? String(field)).join(', ');
  if (name === 'amount' && typeof value === 'number') return formatEuro(value);
  if (name === 'state' && typeof value === 'string') return states.get(value) ?? value;
  if (name === 'template' && typeof value === 'string') return mailName(value);
  if (name === 'signal' && isSignalKind(value)) return signalTexts.kinds[value];
  if (!isChange(value)) return plain(value);
  const word = (one: Prisma.JsonValue) =>
    name === 'role' && typeof one === 'number' ? (userRoleTexts[one] ?? String(one)) : plain(one);
  return texts.fromTo(word(value.from), word(value.to));
}

/** The details of an entry as its reader sees them: a label and a value each. */
export function tellDetails(details: Details): { label: string; value: string }[] {
  return Object.entries(details)
    .filter(([name, value]) => !untold.has(name) && value !== null)
    .map(([name, value]) => ({
      label: texts.details[name] ?? fieldLabels[name] ?? name,
      value: valueOf(name, value),
    }));
}

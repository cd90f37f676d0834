/** API contract of the audit log, for admins (docs/rules/users.md#audit-log). */
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { auditActions } from '@/lib/audit-log/actions';
import { daySchema } from '@/lib/dates/schema';
import { auditLogTexts } from '@/lib/texts/audit-log';

const namedDto = z.object({
  id: z.int(),
  name: z.string(),
  /** Whether it still has a page. */
  exists: z.boolean(),
});

export const auditEntryDto = z.object({
  id: z.int(),
  created_at: z.iso.datetime(),
  action: z.string(),
  /** Who did it; null for a command on the server, or a deleted account. */
  actor: namedDto.nullable(),
  /** The user and the listing concerned. */
  user: namedDto.nullable(),
  listing: namedDto.nullable(),
  /** What happened, as a Dutch sentence. */
  sentence: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type AuditEntryDto = z.infer<typeof auditEntryDto>;

/** Newest first; `next_before` is the `before` of the next page, null on the last. */
export const auditLogPage = z.object({ data: z.array(auditEntryDto), next_before: z.int().nullable() });
export type AuditLogPage = z.infer<typeof auditLogPage>;

/** An admin to filter by. */
export interface LogActor {
  id: number;
  name: string;
}

/** `?actor_id=3&user_id=12&listing_id=5&action=listing.deny&from=2027-07-03&to=2027-07-10` */
export const auditLogFilter = z.object({
  actor_id: idText.optional(),
  user_id: idText.optional(),
  listing_id: idText.optional(),
  action: z.enum(auditActions).optional(),
  /** First and last day, in Belgium. */
  from: daySchema(auditLogTexts.notADay).optional(),
  to: daySchema(auditLogTexts.notADay).optional(),
});
export type AuditLogFilter = z.output<typeof auditLogFilter>;

const MOST = 100;
const PER_PAGE = 50;

export const auditLogQuery = auditLogFilter.extend({
  /** Only entries older than the one with this id. */
  before: idText.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional()
    .transform((text) => Math.min(text === undefined ? PER_PAGE : Number(text), MOST)),
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;

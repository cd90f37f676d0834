/** API contract of the reports of stays (docs/rules/short-stay-reports.md#reports). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { shortStayReportTexts } from '@/lib/texts/short-stay-reports';

export const reportStates = ['open', 'ready', 'running', 'retrying', 'sent', 'failed'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportCauses = ['value', 'area_ended', 'regulation', 'other'] as const;
export type ReportCause = (typeof reportCauses)[number];

const counts = {
  /** The records of the period so far, each of one stay in one area. */
  due: z.int(),
  /** Records waiting for the landlord to state who stayed. */
  waiting: z.int(),
  /** Records that were answered at least once. */
  sent: z.int(),
  /** Including cancelled ones. */
  accepted: z.int(),
  refused: z.int(),
  cancelled: z.int(),
  /** Records of which a correction was accepted. */
  corrected: z.int(),
  refused_by: z.array(z.object({ cause: z.enum(reportCauses), number: z.int() })),
};
export const reportCountsDto = z.object(counts);
export type ReportCounts = z.infer<typeof reportCountsDto>;

export const reportPeriodDto = z.object({
  /** 'YYYY-MM' or 'YYYY-Qn'. */
  period: z.string(),
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  state: z.enum(reportStates),
  ...counts,
  last_run_at: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});
export type ReportPeriodRow = z.infer<typeof reportPeriodDto>;

export const stopDto = z.object({
  stopped: z.boolean(),
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type StopState = z.infer<typeof stopDto>;

export const reportPeriodsAnswer = z.object({
  data: z.array(reportPeriodDto),
  meta: z.object({
    /** Whether an entry point is configured: without one nothing is sent. */
    entry_point: z.boolean(),
    ...stopDto.shape,
  }),
});
export type ReportPeriods = z.infer<typeof reportPeriodsAnswer>;
export const reportPeriodAnswer = dataOf(reportPeriodDto);

/** `{period}`, or `{period}.csv` and `{period}.json`, in a path. */
export const periodParams = z.object({ period: z.string().max(20) });

const REASON_MAX = 500;

/** Body of PUT /api/admin/short-stay-reports/stop: stopping requires a reason. */
export const stopInput = z
  .object({ stopped: z.boolean(), reason: optionalText(REASON_MAX) })
  .superRefine(({ stopped, reason }, context) => {
    if (stopped && reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], message: shortStayReportTexts.reason });
  });
export type StopInput = z.output<typeof stopInput>;
export const stopAnswer = dataOf(stopDto);

/** What an authority was told about a stay, as its landlord sees it. */
export const stayReportDto = z.object({
  code: z.string(),
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  period: z.string(),
  area: z.object({ area_id: z.string(), name: z.string().nullable(), authority: z.string().nullable() }),
  state: z.enum(['accepted', 'refused', 'cancelled']),
  start_at: z.string(),
  end_at: z.string(),
  number_of_guests: z.int(),
  /** One alpha-3 code, or 'N/A', per guest. */
  countries: z.array(z.string()),
  sent_at: z.iso.datetime(),
  error: z.string().nullable(),
});
export type StayReportDto = z.infer<typeof stayReportDto>;
export const stayReportPage = pageOf(stayReportDto);
export type StayReportPage = z.infer<typeof stayReportPage>;

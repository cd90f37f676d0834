/** API contract of random checks (docs/rules/short-stay-checks.md). */
import { pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { checkStates } from '@/lib/short-stay-checks/states';

const moment = z.iso.datetime().nullable();
const home = z.object({ id: z.int(), slug: z.string(), name: z.string() });

const drawnHome = z.object({
  /** Null once the home is deleted. */
  listing: home.nullable(),
  state: z.enum(checkStates),
  /** Codes such as UNK; those of a version that was withdrawn too. */
  flags: z.array(z.string()),
  /** Why the entry point refused it. */
  error: z.string().nullable(),
  told_at: moment,
  acknowledged_at: moment,
});

const checkDto = z.object({
  /** 'YYYY-MM' */
  month: z.string(),
  area_id: z.string(),
  name: z.string().nullable(),
  /** Together with the ids of the live homes it reproduces the draw. */
  seed: z.string(),
  percent: z.int(),
  minimum: z.int(),
  /** How many homes in the area were live at the time of the draw. */
  homes: z.int(),
  /** Emptied after 18 months. */
  drawn: z.array(drawnHome),
});
export type ShortStayCheckDto = z.infer<typeof checkDto>;

const page = pageOf(checkDto);
export const shortStayCheckPage = page.extend({ meta: page.shape.meta.extend({ running: z.boolean() }) });
export type ShortStayCheckPage = z.infer<typeof shortStayCheckPage>;

/** What a run did. */
const ran = z.object({
  drawn: z.int(),
  submitted: z.int(),
  refused: z.int(),
  /** Homes whose landlord was notified. */
  flagged: z.int(),
  acknowledged: z.int(),
});
export type RanChecks = z.infer<typeof ran>;

/** 200 with `data`; 202 without, while the worker is still running. */
export const runAnswer = z.object({ data: ran.nullable(), meta: z.object({ running: z.boolean() }) });
export type RunAnswer = z.infer<typeof runAnswer>;

/** A check's finding about one of the landlord's homes. */
const ownCheckDto = z.object({
  listing: home,
  area: z.object({ area_id: z.string(), name: z.string().nullable(), authority: z.string() }),
  flags: z.array(z.object({ code: z.string(), text: z.string() })),
  told_at: z.iso.datetime(),
  acknowledged_at: moment,
});
export type OwnShortStayCheckDto = z.infer<typeof ownCheckDto>;
export const ownShortStayCheckPage = pageOf(ownCheckDto);
export type OwnShortStayCheckPage = z.infer<typeof ownShortStayCheckPage>;

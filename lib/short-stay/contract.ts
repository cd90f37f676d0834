/** API contract of the areas of the single digital entry point, for admins (docs/rules/short-stay-reports.md). */
import { pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { shortStayAreaOfHome } from '@/lib/short-stay/area-of-home';

export const shortStayAreaStates = ['ok', 'kept', 'unreadable', 'ended'] as const;
export type ShortStayAreaState = (typeof shortStayAreaStates)[number];

const moment = z.iso.datetime();

const areaDto = z.object({
  ...shortStayAreaOfHome.shape,
  /** The start of the newest version, as the entry point writes it. */
  created_at: z.string(),
  /** When the newest version was read, or last tried. */
  read_at: moment,
  /** kept: the newest version cannot be read, the one before counts. */
  state: z.enum(shortStayAreaStates),
  error: z.string().nullable(),
  /** The coordinate system of the last version that could be read. */
  crs: z.string().nullable(),
  /** How many homes lie in it, offline ones too. */
  homes: z.int(),
  /** Those that counted, the latest first; `to` is null for the one that does. */
  versions: z.array(z.object({ created_at: z.string(), from: moment, to: moment.nullable() })),
});
export type ShortStayAreaDto = z.infer<typeof areaDto>;

const page = pageOf(areaDto);
export const shortStayAreaPage = page.extend({ meta: page.shape.meta.extend({ running: z.boolean() }) });
export type ShortStayAreaPage = z.infer<typeof shortStayAreaPage>;

/** What a refresh found. */
const refreshed = z.object({
  areas: z.int(),
  /** Of which a new version counts now. */
  read: z.int(),
  /** Of which the newest version cannot be read. */
  failing: z.int(),
  /** That lie in any area. */
  homes: z.int(),
});
export type RefreshedAreas = z.infer<typeof refreshed>;

/** 200 with `data`; 202 without, while the worker goes on. */
export const refreshAnswer = z.object({
  data: refreshed.nullable(),
  meta: z.object({ running: z.boolean() }),
});
export type RefreshAnswer = z.infer<typeof refreshAnswer>;

/** The body of a press. */
export const pressInput = z.object({});

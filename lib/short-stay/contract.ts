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
  /** kept: the newest version cannot be read, so the previous one stays in force. */
  state: z.enum(shortStayAreaStates),
  error: z.string().nullable(),
  /** The coordinate system of the last version that could be read. */
  crs: z.string().nullable(),
  /** How many homes are in it, including offline ones. */
  homes: z.int(),
  /** Versions that were in force, latest first; `to` is null for the current one. */
  versions: z.array(z.object({ created_at: z.string(), from: moment, to: moment.nullable() })),
});
export type ShortStayAreaDto = z.infer<typeof areaDto>;

const page = pageOf(areaDto);
export const shortStayAreaPage = page.extend({ meta: page.shape.meta.extend({ running: z.boolean() }) });
export type ShortStayAreaPage = z.infer<typeof shortStayAreaPage>;

/** What a refresh found. */
const refreshed = z.object({
  areas: z.int(),
  /** Areas with a new version now in force. */
  read: z.int(),
  /** Areas whose newest version cannot be read. */
  failing: z.int(),
  /** Homes in any area. */
  homes: z.int(),
});
export type RefreshedAreas = z.infer<typeof refreshed>;

/** 200 with `data`; 202 without, while the worker is still running. */
export const refreshAnswer = z.object({
  data: refreshed.nullable(),
  meta: z.object({ running: z.boolean() }),
});
export type RefreshAnswer = z.infer<typeof refreshAnswer>;

/** The empty body of a call that starts a run. */
export const pressInput = z.object({});

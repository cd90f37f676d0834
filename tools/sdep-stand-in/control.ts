/**
 * `/_stand-in/NAME`: what a test can do in this process, for other processes. Queries (`GET`) are activities, listings,
 * received, counts, clock; actions (`POST`, JSON) are the rest. Responses are JSON: `{result}` or `{error}`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { uselessZips } from '@/tools/sdep-stand-in/coast-areas';
import { callNames, faultKinds } from '@/tools/sdep-stand-in/faults';
import { flagCodes } from '@/tools/sdep-stand-in/records';
import type { SdepStandIn } from '@/tools/sdep-stand-in/stand-in';

interface Action {
  run(standIn: SdepStandIn, sent: unknown): unknown;
}

const action = <T>(schema: z.ZodType<T>, run: (standIn: SdepStandIn, given: T) => unknown): Action => ({
  run: (standIn, sent) => run(standIn, schema.parse(sent)),
});

const nothing = z.strictObject({});
const zips = uselessZips();

const questions: Readonly<Record<string, (standIn: SdepStandIn) => unknown>> = {
  activities: (standIn) => standIn.activities(),
  listings: (standIn) => standIn.listings(),
  received: (standIn) => standIn.received(),
  counts: (standIn) => standIn.counts(),
  clock: (standIn) => standIn.clock.now(),
};

/** @throws RangeError if there is no such area */
function breakArea(standIn: SdepStandIn, areaId: string, how: keyof typeof zips): void {
  const area = standIn.areaVersions().findLast((one) => one.areaId === areaId && one.endedAt === null);
  if (!area) throw new RangeError(`there is no area ${areaId}`);
  const { areaName, regulation, authority, filename } = area;
  standIn.publishAreas({
    areaId,
    regulation,
    authority,
    filename,
    zip: zips[how],
    ...(areaName === undefined ? {} : { areaName }),
  });
}

const actions: Readonly<Record<string, Action>> = {
  'advance-clock': action(z.strictObject({ minutes: z.number() }), ({ clock }, { minutes }) =>
    clock.advance(minutes * 60_000),
  ),
  screen: action(
    z.strictObject({ listing: z.string(), flags: z.array(z.enum(flagCodes)) }),
    (standIn, { listing, flags }) => standIn.screen(listing, flags),
  ),
  fail: action(
    z.strictObject({
      how: z.enum(faultKinds),
      on: z.enum(callNames).optional(),
      times: z.number().int().positive().optional(),
      retryAfter: z.string().optional(),
      milliseconds: z.number().positive().optional(),
    }),
    (standIn, fault) => standIn.fail(fault),
  ),
  'clear-faults': action(nothing, (standIn) => standIn.clearFaults()),
  'break-area': action(
    z.strictObject({
      area: z.string(),
      how: z.enum(['broken', 'empty', 'metres without prj', 'elsewhere']).default('broken'),
    }),
    (standIn, { area, how }) => breakArea(standIn, area, how),
  ),
  'end-area': action(z.strictObject({ area: z.string() }), (standIn, { area }) => standIn.endArea(area)),
  'set-v2': action(z.strictObject({ there: z.boolean() }), (standIn, { there }) => standIn.setV2(there)),
  wipe: action(nothing, (standIn) => standIn.wipe()),
};

const send = (res: ServerResponse, status: number, body: object) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`);

const isWrong = (error: unknown): error is Error =>
  error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RangeError;

/** Answers a query or performs an action. */
export function answerControl(
  standIn: SdepStandIn,
  req: IncomingMessage,
  res: ServerResponse,
  sent: string,
): void {
  const name = new URL(req.url ?? '/', standIn.origin).pathname.slice('/_stand-in/'.length);
  const question = req.method === 'GET' ? questions[name] : undefined;
  if (question) return send(res, 200, { result: question(standIn) });
  const wanted = req.method === 'POST' ? actions[name] : undefined;
  if (!wanted) return send(res, 404, { error: `There is no ${req.method} /_stand-in/${name}.` });
  try {
    const result = wanted.run(standIn, JSON.parse(sent || '{}'));
    return send(res, 200, { result: result ?? null });
  } catch (error) {
    if (!isWrong(error)) throw error;
    return send(res, 400, { error: error.message });
  }
}

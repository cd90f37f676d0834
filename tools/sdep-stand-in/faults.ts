/** Faults that a test orders. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { broken, refuse, Refusal } from '@/tools/sdep-stand-in/errors';

/** The calls by name, as faults and counters have them. */
export const callNames = [
  'token',
  'ping',
  'areas',
  'area file',
  'activities',
  'listings',
  'flagged',
  'acknowledgements',
] as const;
export type CallName = (typeof callNames)[number];

export const faultKinds = [
  /** In mid-batch: nothing of it is stored. */
  'status 500',
  'status 503',
  'status 429',
  'status 409',
  /** The work is done, but answered late. */
  'slow',
  /** The connection breaks before anything was done. */
  'cut before',
  /** The work is done, but unanswered. */
  'cut after',
  /** Half of the answer, then the connection breaks. */
  'cut in the middle',
  /** Half the answer, as if complete. */
  'torn',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  how: FaultKind;
  /** Which calls; default: all. */
  on?: CallName | undefined;
  /** How many of them; default: one. */
  times?: number | undefined;
  /** The header of 429 and 503: seconds or a date. */
  retryAfter?: string | undefined;
  /** For `slow`. */
  milliseconds?: number | undefined;
}

const statusOf = ({ how, retryAfter }: Fault): Refusal | null => {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  if (how === 'status 500') return broken();
  if (how === 'status 409') {
    return refuse(409, 'Another request wrote the same id at the same moment');
  }
  if (how === 'status 429') return new Refusal(429, 'Too Many Requests', headers);
  if (how !== 'status 503') return null;
  const detail = [{ msg: 'Database is temporarily unavailable', type: 'service_unavailable' }];
  return new Refusal(503, detail, headers);
};

export class Faults {
  #ordered: { fault: Fault; left: number }[] = [];

  order(fault: Fault): void {
    this.#ordered.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#ordered = [];
  }

  /** The fault of this call, which is then used up. */
  take(name: CallName): Fault | null {
    const found = this.#ordered.find(({ fault, left }) => left > 0 && (fault.on ?? name) === name);
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}

/** Whether the fault prevents the call's work. */
export const isBefore = (fault: Fault | null) =>
  fault !== null && (fault.how === 'cut before' || fault.how === 'status 429' || fault.how === 'status 503');

/** @throws Refusal if the fault is an answer */
export function throwFault(fault: Fault | null): void {
  const refusal = fault && statusOf(fault);
  if (refusal) throw refusal;
}

/** Sends an answer as the fault demands. The status and headers are set; the length is not. */
export async function sendWith(fault: Fault | null, res: ServerResponse, body: Buffer): Promise<void> {
  const half = body.subarray(0, body.length >> 1);
  if (fault?.how === 'cut before' || fault?.how === 'cut after') {
    res.destroy();
    return;
  }
  if (fault?.how === 'slow') await pause(fault.milliseconds ?? 1000, undefined, { ref: false });
  const sent = fault?.how === 'torn' ? half : body;
  res.setHeader('content-length', sent.length);
  if (fault?.how !== 'cut in the middle') {
    res.end(sent);
    return;
  }
  res.write(half, () => res.destroy());
}

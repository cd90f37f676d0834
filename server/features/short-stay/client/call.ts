import 'server-only';

import { cut } from '@/lib/format/cut';
import { cleanInput } from '@/server/clean-text';
import { errorAnswer } from '@/server/features/short-stay/client/answers';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';

/** One request to the entry point, and what its status means; without tokens, which `SdepClient` adds. */

const PATIENCE_MS = 30_000;
/** The largest response: a thousand records with a thousand guests each take six million. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_DETAIL = 300;

export interface Call {
  /** For errors and logs. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  /** Ends the call early; what it did is then unknown, as after a time-out. */
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

async function readBytes(name: string, response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    // The stated length may be wrong.
    if (size > MAX_BYTES)
      throw new SdepError('unreadable', name, { status: response.status, detail: `over ${MAX_BYTES} bytes` });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** @throws SdepError again, when there is no whole answer within 30 seconds */
export async function exchange({ name, method, url, headers, body, signal }: Call): Promise<Reply> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      // A redirect would take the token elsewhere.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    });
    return { status: response.status, headers: response.headers, bytes: await readBytes(name, response) };
  } catch (error) {
    if (error instanceof SdepError) throw error;
    throw new SdepError('again', name, { cause: error });
  }
}

/** Reads `Retry-After`, in seconds or as a date; in milliseconds. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const given = header.trim();
  if (/^\d{1,9}$/.test(given)) return Number(given) * 1000;
  const time = Date.parse(given);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/**
 * The body as JSON.
 * @throws SdepError again if it is cut off: what was asked may have been done
 */
export function readJson(name: string, { status, bytes }: Reply): unknown {
  try {
    return cleanInput(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new SdepError('again', name, { status, detail: 'no JSON', cause: error });
  }
}

/** What the entry point says about a refusal: a text, or a list of errors. */
function detailOf({ bytes }: Reply): string | undefined {
  let json: unknown;
  try {
    json = cleanInput(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
  const parsed = errorAnswer.safeParse(json);
  if (!parsed.success) return undefined;
  const { detail } = parsed.data;
  const told =
    typeof detail === 'string' ? detail : detail.map(({ type, msg }) => `${type}: ${msg}`).join('; ');
  return cut(told, MAX_DETAIL) || undefined;
}

/** The error for a response without a result. */
export function faultOf(name: string, reply: Reply): SdepError {
  const { status, headers } = reply;
  const isPassing = status === 409 || status === 429 || status >= 500;
  const detail = detailOf(reply);
  const retryAfterMs = readRetryAfter(headers.get('retry-after'));
  return new SdepError(isPassing ? 'again' : 'refused', name, {
    status,
    ...(detail !== undefined && { detail }),
    ...(isPassing && retryAfterMs !== undefined && { retryAfterMs }),
  });
}

import 'server-only';

import type { Page } from '@/lib/api/envelope';

/** A response that is more than JSON with the declared status: cookies, headers, files, no body. */
export class Reply {
  readonly data: unknown;
  readonly init: ReplyInit;

  constructor(data: unknown, init: ReplyInit = {}) {
    this.data = data;
    this.init = init;
  }
}

export interface ReplyInit {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Complete Set-Cookie values. */
  cookies?: readonly string[];
  /** Sent as it is instead of `data` as JSON. */
  body?: BodyInit;
  /** The same as `data`, already serialized to JSON. */
  json?: string;
}

/** JSON with cookies, headers or a status other than the declared one. */
export function reply(data: unknown, init?: ReplyInit): Reply {
  return new Reply(data, init);
}

/** Bytes or a stream, sent as they are. */
export function fileReply(body: BodyInit, headers: Readonly<Record<string, string>>, status = 200): Reply {
  return new Reply(undefined, { body, headers, status });
}

/** A page of a list whose items are already JSON. */
export function pageOfJson({ data, links, meta }: Page<string>): Reply {
  const rest = JSON.stringify({ links, meta }).slice(1);
  return new Reply(undefined, { json: `{"data":[${data.join()}],${rest}` });
}

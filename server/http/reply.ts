import 'server-only';

/** An answer that is more than JSON with the declared status: cookies, headers, files, no body. */
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
  /** Whole Set-Cookie values. */
  cookies?: readonly string[];
  /** Sent as it is instead of `data` as JSON. */
  body?: BodyInit;
}

/** JSON with cookies, headers or another status than the declared one. */
export function reply(data: unknown, init?: ReplyInit): Reply {
  return new Reply(data, init);
}

/** Bytes or a stream, sent as they are. */
export function fileReply(body: BodyInit, headers: Readonly<Record<string, string>>, status = 200): Reply {
  return new Reply(undefined, { body, headers, status });
}

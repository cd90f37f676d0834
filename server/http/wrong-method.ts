import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTexts } from '@/lib/texts/errors';

/** Next refuses an unknown method with an empty answer: this gives it the shape of every error. */
export function explainWrongMethod(req: IncomingMessage, res: ServerResponse): void {
  if (!/^\/(api|sanctum)\//.test(req.url ?? '')) return;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.end = ((...args: unknown[]) => {
    const isEmpty = res.statusCode === 405 && !res.headersSent && typeof args[0] !== 'string';
    if (!isEmpty) return end(...args);
    res.removeHeader('Content-Length');
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    return end(JSON.stringify({ message: errorTexts.method_not_allowed }));
  }) as typeof res.end;
}

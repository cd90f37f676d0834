import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTexts } from '@/lib/texts/errors';

/** Next refuses a method that a call does not know with an empty answer: gives it the shape that every error has. */
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

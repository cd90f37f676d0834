import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayIn } from '@/lib/dates/day';
import type { RouteName } from '@/lib/desk-paths';
import { routeOf } from '@/server/front/address';
import { capturePage } from '@/server/front/page-cache/capture';
import type { Handle } from '@/server/front/page-cache/capture';
import { finishPage, forOneVisitor, sendPage } from '@/server/front/page-cache/finish-page';
import { isForPage } from '@/server/front/page-cache/page-cache';

/** Pages that visitors reach from public ones and that contain something of their own: a form as they left it. */
const ownPages: ReadonlySet<RouteName> = new Set([
  'listing.booking-request.create',
  'listing.contact-request.create',
]);

interface OwnPagesOptions {
  handle: Handle;
  host: string;
}

/**
 * Answers a page that is specific to one visitor: processed like public pages, so that its scripts can be delayed, but
 * never cached. False if the request is not for such a page and must be handled elsewhere.
 */
export async function answerOwnPage(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  { handle, host }: OwnPagesOptions,
): Promise<boolean> {
  const route = isForPage(req) ? routeOf(req) : null;
  if (!route || !ownPages.has(route.name)) return false;
  const { cookie, referer } = req.headers;
  const captured = await capturePage(handle, req.url ?? '/', host, { requestId }, { cookie, referer });
  const { scriptsWait } = captured.context;
  const cached = { tags: [], day: todayIn(), maxAge: 0, goodFor: 0 };
  const page = finishPage({ ...captured, ...cached, scriptsWait, cacheControl: forOneVisitor });
  await sendPage(req, res, page, ['X-Request-Id', requestId, ...captured.ownHeaders]);
  return true;
}

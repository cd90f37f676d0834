import 'server-only';

import { drawQrCode } from '@/lib/qr-code';
import { loadGuestStay } from '@/server/features/guest-stays/get-guest-page';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** The code as a picture, with a quiet zone of four modules; its text fits version 13. */
function drawCode(text: string): string {
  const { size, path } = drawQrCode(text, 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`,
  ].join('');
}

/**
 * GET /api/stays/{token}/payment-requests/{request}/qr.svg
 * @throws DomainError not_found for another stay's, one that was canceled, and where nothing is open
 */
export async function getPaymentCode({
  params: { token, request },
}: {
  params: { token: string; request: number };
}): Promise<Reply> {
  const stay = await loadGuestStay(await getStayOf(token));
  const epc = stay.payment_requests.find(({ id }) => id === request)?.epc ?? null;
  if (epc === null) throw new DomainError('not_found');
  return fileReply(drawCode(epc), {
    'content-type': 'image/svg+xml',
    'content-disposition': 'inline',
  });
}

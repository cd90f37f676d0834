import { noticeCall, noticeListQuery, noticePage, noticeReceipt } from '@/lib/notices/contract';
import { listNotices } from '@/server/features/notices/list-notices';
import { createNotice } from '@/server/features/notices/record-notice';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Notices of what should not be on the site: those to decide on first, the longest waiting first',
    query: noticeListQuery,
    response: noticePage,
  },
  listNotices,
);

export const POST = endpoint(
  {
    auth: 'public',
    summary:
      'Gives notice of a home, a review or a user; whoever does gets a receipt and the decision by mail',
    body: noticeCall,
    response: noticeReceipt,
    status: 202,
    limit: 'notice',
  },
  createNotice,
);

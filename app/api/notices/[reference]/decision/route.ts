import { noticeAnswer, noticeDecisionInput, noticeParams } from '@/lib/notices/contract';
import { decideNotice } from '@/server/features/notices/decision/decide-notice';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Decides on a notice, takes the measure and tells both sides why',
    params: noticeParams,
    body: noticeDecisionInput,
    refuses: [423],
    response: noticeAnswer,
  },
  decideNotice,
);

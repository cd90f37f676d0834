import { idParams } from '@/lib/api/params';
import { replyTemplateAnswer, replyTemplateInput } from '@/lib/messages/contract';
import { endpoint } from '@/server/http/endpoint';
import { changeReplyTemplate, removeReplyTemplate } from '@/server/features/messages/reply-templates';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Changes a text to answer guests with',
    params: idParams,
    body: replyTemplateInput,
    response: replyTemplateAnswer,
  },
  changeReplyTemplate,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Removes a text to answer guests with',
    params: idParams,
    response: 'empty',
    status: 204,
  },
  removeReplyTemplate,
);

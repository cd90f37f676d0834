import { replyTemplateAnswer, replyTemplateInput, replyTemplateList } from '@/lib/messages/contract';
import { endpoint } from '@/server/http/endpoint';
import { createReplyTemplate, listReplyTemplates } from '@/server/features/messages/reply-templates';

export const GET = endpoint(
  { auth: 'verified', summary: 'Texts that one answers guests with', response: replyTemplateList },
  listReplyTemplates,
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Keeps a text to answer guests with',
    body: replyTemplateInput,
    response: replyTemplateAnswer,
    status: 201,
  },
  createReplyTemplate,
);

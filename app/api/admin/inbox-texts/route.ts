import { inboxTextAnswer, inboxTextInput, inboxTextList } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { createInboxText, listInboxTexts } from '@/server/features/inbox/reply-texts';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'The texts that staff answers visitors with, by name',
    response: inboxTextList,
  },
  listInboxTexts,
);

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'Keep a text for answers to visitors',
    body: inboxTextInput,
    response: inboxTextAnswer,
    status: 201,
  },
  createInboxText,
);

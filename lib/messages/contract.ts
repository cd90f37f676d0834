/** API contract of the message thread of a request and of a landlord's reply templates (docs/rules/messages.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { MESSAGE_MAX } from '@/lib/message';

export const messageSenders = ['guest', 'landlord', 'system'] as const;
export type MessageSender = (typeof messageSenders)[number];

/** Messages per page of a thread. */
export const MESSAGES_PER_PAGE = 50;
/** How many messages each side of a thread may write per hour. */
export const MESSAGES_AN_HOUR = 30;

export const threadMessageDto = z.object({
  id: z.int(),
  /** 'system': notes by the site about offers and withdrawals. */
  sender: z.enum(messageSenders),
  body: z.string(),
  /** An admin acted on behalf of the landlord. */
  by_admin: z.boolean(),
  created_at: z.iso.datetime(),
  /** When the other side first saw it. */
  read_at: z.iso.datetime().nullable(),
});
export type ThreadMessage = z.infer<typeof threadMessageDto>;

export const messageAnswer = dataOf(threadMessageDto);
export const messagePage = pageOf(threadMessageDto);
export type MessagePage = z.infer<typeof messagePage>;

/** Body of POST …/messages. */
export const messageInput = z.object({ message: requiredText(MESSAGE_MAX) });
export type MessageInput = z.output<typeof messageInput>;

/** Query of GET …/messages. */
export const messagesQuery = pageQuery.pick({ page: true });

/** Maximum templates per landlord. */
export const MAX_REPLY_TEMPLATES = 30;

/** Body of POST and PUT /api/user/reply-templates. */
export const replyTemplateInput = z.object({
  name: requiredLine(60),
  /** `{gast}`, `{woning}`, `{aankomst}` and `{vertrek}` are filled in when it is used. */
  body: requiredText(MESSAGE_MAX),
});
export type ReplyTemplateInput = z.output<typeof replyTemplateInput>;

export const replyTemplateDto = z.object({ id: z.int(), name: z.string(), body: z.string() });
export type ReplyTemplateDto = z.infer<typeof replyTemplateDto>;
export const replyTemplateAnswer = dataOf(replyTemplateDto);
export const replyTemplateList = dataOf(z.array(replyTemplateDto));

/** API contract of the inbox of the site's contact form, for admins (docs/rules/inbox.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { MAX_ID, idText, pageQuery } from '@/lib/api/params';
import { optionalLine, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { INBOX_MESSAGE_MAX, inboxStates } from '@/lib/inbox/states';
import { languages } from '@/lib/languages/language';

const personDto = z.object({ id: z.int(), name: z.string() });

export const inboxThreadDto = z.object({
  id: z.int(),
  state: z.enum(inboxStates),
  /** Increases with each change; a change names the version it is based on. */
  version: z.int(),
  assignee: personDto.nullable(),
  /** The language that the visitor wrote in; answers are sent in it. */
  locale: z.enum(languages),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
  last_message_at: z.iso.datetime(),
});
export type InboxThreadDto = z.infer<typeof inboxThreadDto>;
export const inboxPage = pageOf(inboxThreadDto);
export type InboxPage = z.infer<typeof inboxPage>;

export const inboxMessageDto = z.object({
  id: z.int(),
  sender: z.enum(['visitor', 'staff']),
  /** Only for messages by staff; null once the account is gone. */
  author: personDto.nullable(),
  body: z.string(),
  created_at: z.iso.datetime(),
});
export type InboxMessageDto = z.infer<typeof inboxMessageDto>;

export const inboxThreadDetail = inboxThreadDto.extend({
  /** Oldest first. */
  messages: z.array(inboxMessageDto),
  /** Who it can be assigned to. */
  staff: z.array(personDto),
});
export type InboxThreadDetail = z.infer<typeof inboxThreadDetail>;
export const inboxThreadAnswer = dataOf(inboxThreadDetail);

/** `?state=open&assignee=none&q=peeters&page=2` */
export const inboxQuery = pageQuery.extend({
  state: z.enum(inboxStates).optional(),
  /** An account's id, or 'none' for unassigned threads. */
  assignee: z.union([z.literal('none'), idText]).optional(),
  /** Part of the name, the address or the subject. */
  q: optionalLine(100),
});
export type InboxQuery = z.output<typeof inboxQuery>;

/** GET /api/admin/inbox/count. */
export const inboxCountDto = z.object({ unread: z.int() });
export type InboxCount = z.infer<typeof inboxCountDto>;

const version = z.int().min(1).max(MAX_ID);

/** The input of the form. */
export const inboxChangeForm = z.object({
  state: z.enum(inboxStates),
  assignee_id: z.int().min(1).max(MAX_ID).nullable(),
});

/** Body of PUT /api/admin/inbox/{id}: 409 if it has changed since that version. */
export const inboxChange = inboxChangeForm.extend({ version });
export type InboxChange = z.output<typeof inboxChange>;

/** The typed reply. */
export const inboxReplyForm = z.object({ body: requiredText(INBOX_MESSAGE_MAX) });

/** Body of POST /api/admin/inbox/{id}/messages; 409 if it has changed since that version. */
export const inboxReply = inboxReplyForm.extend({ version });
export type InboxReply = z.output<typeof inboxReply>;

/** A reply text that staff share. */
export const inboxTextInput = z.object({ name: requiredLine(60), body: requiredText(5000) });
export type InboxTextInput = z.output<typeof inboxTextInput>;
export const inboxTextDto = z.object({ id: z.int(), name: z.string(), body: z.string() });
export type InboxTextDto = z.infer<typeof inboxTextDto>;
export const inboxTextAnswer = dataOf(inboxTextDto);
export const inboxTextList = dataOf(z.array(inboxTextDto));

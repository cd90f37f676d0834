/** API contract of the message thread of a request and of a landlord's reply templates (docs/rules/messages.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { idParams, idText, MAX_ID, pageQuery } from '@/lib/api/params';
import { changedText, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { languages } from '@/lib/languages/language';
import { MESSAGE_MAX } from '@/lib/message';
import { FIRST_SEND_HOUR, LAST_SEND_HOUR, MAX_SEND_DAYS, sendMoments } from '@/lib/messages/limits';
import { threadNoteDto } from '@/lib/messages/note';

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
  /** For a note, its sentence in Dutch. */
  body: z.string(),
  /** The facts of a note, to write it in another language; absent for messages, and for a few old notes. */
  note: threadNoteDto.optional(),
  /** The language of a reply text sent by the site; absent if it is that of the message's writer. */
  locale: z.enum(languages).optional(),
  /** An admin acted on behalf of the landlord. */
  by_admin: z.boolean(),
  /** A reply text that was sent automatically; included only for the landlord and admins. */
  automatic: z.boolean().optional(),
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

/** When a reply text is sent automatically (lib/messages/send-moment.ts). */
export const sendDto = z.object({
  moment: z.enum(sendMoments),
  days: z.int().min(0).max(MAX_SEND_DAYS),
  hour: z.int().min(FIRST_SEND_HOUR).max(LAST_SEND_HOUR),
});

/** A landlord has fewer listings by far. */
const MAX_LISTING_IDS = 500;

/** A reply text in the other languages of guests: absent leaves one unchanged, empty removes it. */
const replyTranslations = z
  .object({
    fr: changedText(MESSAGE_MAX),
    de: changedText(MESSAGE_MAX),
    en: changedText(MESSAGE_MAX),
  })
  .strict();
export type ReplyTranslations = z.output<typeof replyTranslations>;

/** Body of POST and PUT /api/user/reply-templates. */
export const replyTemplateInput = z.object({
  name: requiredLine(60),
  /** `{gast}`, `{woning}`, `{aankomst}` and `{vertrek}` are filled in when it is used. */
  body: requiredText(MESSAGE_MAX),
  translations: replyTranslations.optional(),
  /** Null for never; absent leaves it unchanged. */
  send: sendDto.nullable().optional(),
  /** Own listings whose guests get it; empty for all. Absent leaves them unchanged. */
  listing_ids: z.array(z.int().min(1).max(MAX_ID)).max(MAX_LISTING_IDS).optional(),
});
export type ReplyTemplateInput = z.output<typeof replyTemplateInput>;

/** The form of a reply template: an empty moment means never, listings are checkboxes by id. */
export const replyTemplateForm = replyTemplateInput.extend({
  send: z
    .object({ moment: z.string(), days: z.unknown(), hour: z.unknown() })
    // On the day of arrival there is no number of days, and one typed earlier is ignored.
    .transform((send) =>
      send.moment === 'arrival' ? { ...send, days: 0 } : send.moment === '' ? null : send,
    )
    .pipe(sendDto.nullable()),
  listing_ids: z.array(z.string().transform(Number)),
});

export const replyTemplateDto = z.object({
  id: z.int(),
  name: z.string(),
  body: z.string(),
  /** Null if there is none: guests then get `body`. */
  translations: z.object({
    fr: z.string().nullable(),
    de: z.string().nullable(),
    en: z.string().nullable(),
  }),
  send: sendDto.nullable(),
  listing_ids: z.array(z.int()),
});
export type ReplyTemplateDto = z.infer<typeof replyTemplateDto>;
export const replyTemplateAnswer = dataOf(replyTemplateDto);
export const replyTemplateList = dataOf(z.array(replyTemplateDto));

/** `missed`: its moment passed before the stay was approved or the text was switched on, so nothing was sent. */
export const scheduledStates = ['coming', 'sent', 'skipped', 'missed'] as const;

/** A reply text that is sent automatically to the guest of one stay. */
export const scheduledMessageDto = z.object({
  template_id: z.int(),
  name: z.string(),
  /** When it is due; or when it was sent or skipped. */
  at: z.iso.datetime(),
  state: z.enum(scheduledStates),
  /** With its placeholders filled in; once sent, the text that the guest got. */
  text: z.string(),
});
export type ScheduledMessage = z.infer<typeof scheduledMessageDto>;
export const scheduledMessageList = dataOf(z.array(scheduledMessageDto));
export const scheduledMessageAnswer = dataOf(scheduledMessageDto);
export const scheduledMessageParams = idParams.extend({ template: idText });

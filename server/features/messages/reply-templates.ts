import 'server-only';

import { MAX_REPLY_TEMPLATES } from '@/lib/messages/contract';
import type { ReplyTemplateDto, ReplyTemplateInput, ReplyTranslations } from '@/lib/messages/contract';
import { messageTexts } from '@/lib/texts/messages';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { bodySelect, sendOf, templateSelect, textsOf } from '@/server/features/messages/template-columns';
import { mayHaveRequests } from '@/server/features/requests/policy';

/** A landlord's own reply templates, stored as typed. */

const select = { id: true, name: true, ...bodySelect, ...templateSelect } as const;

type Row = Prisma.ReplyTemplateGetPayload<{ select: typeof select }>;

const toDto = ({ id, name, listings, ...columns }: Row): ReplyTemplateDto => ({
  id,
  name,
  ...textsOf(columns),
  send: sendOf(columns),
  listing_ids: listings.map(({ listingId }) => listingId),
});

interface Asked {
  actor: Actor;
}

/**
 * GET /api/user/reply-templates, by name.
 * @throws DomainError forbidden for co-landlords, who have no requests
 */
export async function listReplyTemplates({ actor }: Asked): Promise<{ data: ReplyTemplateDto[] }> {
  authorize(mayHaveRequests(actor));
  const rows = await prisma().replyTemplate.findMany({
    where: { userId: actor.id },
    select,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return { data: rows.map(toDto) };
}

/**
 * The listings as asked for, each once.
 * @throws DomainError invalid on `listing_ids` for another landlord's, or one that is gone
 */
async function ownListings(tx: Tx, userId: number, asked: readonly number[]): Promise<number[]> {
  const ids = [...new Set(asked)];
  const count = await tx.listing.count({ where: { id: { in: ids }, userId, removedAt: null } });
  if (count < ids.length) throw invalid({ listing_ids: [messageTexts.foreignListing] });
  return ids;
}

/** A translation that is left out stays as it is. */
const translationColumns = ({ fr, de, en }: ReplyTranslations) => ({ bodyFr: fr, bodyDe: de, bodyEn: en });

/** The columns of a sending moment, which applies from now on; null for a text that is never sent automatically. */
const columnsOf = (send: ReplyTemplateDto['send']) => ({
  sendMoment: send?.moment ?? null,
  sendDays: send?.days ?? null,
  sendHour: send?.hour ?? null,
  sendSince: send && new Date(),
});

interface Written extends Asked {
  body: ReplyTemplateInput;
}

/**
 * POST /api/user/reply-templates
 * @throws DomainError forbidden; invalid on `name` when the maximum is reached, on `listing_ids` for those of others
 */
export async function createReplyTemplate({
  actor,
  body: input,
}: Written): Promise<{ data: ReplyTemplateDto }> {
  authorize(mayHaveRequests(actor));
  const { name, body, translations = {}, send = null, listing_ids: asked = [] } = input;
  return transaction(async (tx) => {
    // Serialised, so that two at once do not exceed the limit.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${actor.id} FOR NO KEY UPDATE`;
    if ((await tx.replyTemplate.count({ where: { userId: actor.id } })) >= MAX_REPLY_TEMPLATES)
      throw invalid({ name: [messageTexts.tooManyTemplates(MAX_REPLY_TEMPLATES)] });
    const ids = await ownListings(tx, actor.id, asked);
    const row = await tx.replyTemplate.create({
      data: {
        ...{ userId: actor.id, name, body, ...translationColumns(translations), ...columnsOf(send) },
        listings: { create: ids.map((listingId) => ({ listingId })) },
      },
      select,
    });
    return { data: toDto(row) };
  });
}

interface Chosen extends Asked {
  params: { id: number };
}

const isSameSend = (a: ReplyTemplateDto['send'], b: ReplyTemplateDto['send']) =>
  a?.moment === b?.moment && a?.days === b?.days && a?.hour === b?.hour;

const areSameListings = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * PUT /api/user/reply-templates/{id}. A new moment or other listings apply from now on: nothing is sent in arrears.
 * @throws DomainError forbidden; not_found for another user's; invalid on `listing_ids` for those of others
 */
export async function changeReplyTemplate({
  actor,
  params: { id },
  body: input,
}: Written & Chosen): Promise<{ data: ReplyTemplateDto }> {
  authorize(mayHaveRequests(actor));
  return transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM reply_templates WHERE id = ${id} AND user_id = ${actor.id} FOR NO KEY UPDATE`;
    const row = await tx.replyTemplate.findUnique({ where: { id, userId: actor.id }, select });
    if (!row) throw new DomainError('not_found');
    const before = toDto(row);
    const { name, body, translations = {}, send = before.send } = input;
    const others = input.listing_ids && (await ownListings(tx, actor.id, input.listing_ids));
    const hasOthers = others !== undefined && !areSameListings(others, before.listing_ids);
    if (hasOthers) {
      await tx.replyTemplateListing.deleteMany({ where: { replyTemplateId: id } });
      await tx.replyTemplateListing.createMany({
        data: others.map((listingId) => ({ replyTemplateId: id, listingId })),
      });
    }
    const isNew = hasOthers || !isSameSend(send, before.send);
    const after = await tx.replyTemplate.update({
      where: { id },
      data: { name, body, ...translationColumns(translations), ...(isNew && columnsOf(send)) },
      select,
    });
    return { data: toDto(after) };
  });
}

/**
 * DELETE /api/user/reply-templates/{id}
 * @throws DomainError forbidden; not_found for another user's
 */
export async function removeReplyTemplate({ actor, params }: Chosen): Promise<void> {
  authorize(mayHaveRequests(actor));
  const { count } = await prisma().replyTemplate.deleteMany({ where: { id: params.id, userId: actor.id } });
  if (count === 0) throw new DomainError('not_found');
}

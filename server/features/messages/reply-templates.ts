import 'server-only';

import { MAX_REPLY_TEMPLATES } from '@/lib/messages/contract';
import type { ReplyTemplateDto, ReplyTemplateInput } from '@/lib/messages/contract';
import { messageTexts } from '@/lib/texts/messages';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { mayHaveRequests } from '@/server/features/requests/policy';

/** A landlord's own reply templates, stored as typed. */

const select = { id: true, name: true, body: true } as const;

interface Asked {
  actor: Actor;
}

/**
 * GET /api/user/reply-templates, by name.
 * @throws DomainError forbidden for co-landlords, who have no requests
 */
export async function listReplyTemplates({ actor }: Asked): Promise<{ data: ReplyTemplateDto[] }> {
  authorize(mayHaveRequests(actor));
  const data = await prisma().replyTemplate.findMany({
    where: { userId: actor.id },
    select,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return { data };
}

interface Written extends Asked {
  body: ReplyTemplateInput;
}

/**
 * POST /api/user/reply-templates
 * @throws DomainError forbidden; invalid on `name` when the maximum is reached
 */
export async function createReplyTemplate({ actor, body }: Written): Promise<{ data: ReplyTemplateDto }> {
  authorize(mayHaveRequests(actor));
  return transaction(async (tx) => {
    // Serialised, so that two at once do not exceed the limit.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${actor.id} FOR NO KEY UPDATE`;
    if ((await tx.replyTemplate.count({ where: { userId: actor.id } })) >= MAX_REPLY_TEMPLATES)
      throw invalid({ name: [messageTexts.tooManyTemplates(MAX_REPLY_TEMPLATES)] });
    return { data: await tx.replyTemplate.create({ data: { ...body, userId: actor.id }, select }) };
  });
}

interface Chosen extends Asked {
  params: { id: number };
}

/**
 * PUT /api/user/reply-templates/{id}
 * @throws DomainError forbidden; not_found for another user's
 */
export async function changeReplyTemplate({
  actor,
  params,
  body,
}: Written & Chosen): Promise<{ data: ReplyTemplateDto }> {
  authorize(mayHaveRequests(actor));
  const [data] = await prisma().replyTemplate.updateManyAndReturn({
    where: { id: params.id, userId: actor.id },
    data: body,
    select,
  });
  if (!data) throw new DomainError('not_found');
  return { data };
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

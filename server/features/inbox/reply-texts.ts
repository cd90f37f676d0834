import 'server-only';

import { MAX_INBOX_TEXTS } from '@/lib/inbox/states';
import type { InboxTextDto, InboxTextInput } from '@/lib/inbox/contract';
import { inboxTexts } from '@/lib/texts/inbox';
import { recordAudit } from '@/server/audit/record-audit';
import type { AuditAction } from '@/lib/audit-log/actions';
import type { Actor } from '@/server/auth/actor';
import { prisma, sqlState, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { mayAnswerVisitors } from '@/server/features/inbox/policy';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

/** Texts that staff answers visitors with; all admins share them. */

const select = { id: true, name: true, body: true } as const;
const uniqueViolation = '23505';

interface Asked {
  actor: Actor;
}

/**
 * GET /api/admin/inbox-texts, by name.
 * @throws DomainError forbidden
 */
export async function listInboxTexts({ actor }: Asked): Promise<{ data: InboxTextDto[] }> {
  authorize(mayAnswerVisitors(actor));
  return {
    data: await prisma().inboxText.findMany({ select, orderBy: { name: 'asc' }, take: MAX_INBOX_TEXTS }),
  };
}

/** Makes a change by an admin, audited under the text's name. */
function change(
  actor: Actor,
  action: AuditAction & `inbox-text.${string}`,
  work: (tx: Tx) => Promise<InboxTextDto>,
): Promise<{ data: InboxTextDto }> {
  authorize(mayAnswerVisitors(actor));
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const data = await work(tx);
    await recordAudit(tx, {
      actor,
      action,
      subject: { type: 'inbox_text', id: data.id },
      details: { title: data.name },
    });
    return { data };
  }).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? invalid({ name: [inboxTexts.textNameTaken] }) : error;
  });
}

interface Written extends Asked {
  body: InboxTextInput;
}

/**
 * POST /api/admin/inbox-texts
 * @throws DomainError forbidden; invalid on `name` that another has, or when there are too many
 */
export function createInboxText({ actor, body }: Written): Promise<{ data: InboxTextDto }> {
  return change(actor, 'inbox-text.create', async (tx) => {
    // Serialised, so that two at once do not exceed the limit.
    await tx.$executeRaw`LOCK TABLE inbox_texts IN SHARE ROW EXCLUSIVE MODE`;
    if ((await tx.inboxText.count()) >= MAX_INBOX_TEXTS)
      throw invalid({ name: [inboxTexts.tooManyTexts(MAX_INBOX_TEXTS)] });
    return tx.inboxText.create({ data: body, select });
  });
}

interface One extends Asked {
  params: { id: number };
}

/**
 * PUT /api/admin/inbox-texts/{id}
 * @throws DomainError forbidden, not_found; invalid on `name` that another has
 */
export function updateInboxText({ actor, params, body }: One & Written): Promise<{ data: InboxTextDto }> {
  return change(actor, 'inbox-text.update', async (tx) => {
    const data = { ...body, updatedAt: new Date() };
    const [row] = await tx.inboxText.updateManyAndReturn({ where: { id: params.id }, data, select });
    if (!row) throw new DomainError('not_found');
    return row;
  });
}

/**
 * DELETE /api/admin/inbox-texts/{id}
 * @throws DomainError forbidden, not_found
 */
export async function deleteInboxText({ actor, params }: One): Promise<void> {
  await change(actor, 'inbox-text.delete', async (tx) => {
    const row = await tx.inboxText.findUnique({ where: params, select });
    const { count } = await tx.inboxText.deleteMany({ where: params });
    if (!row || count === 0) throw new DomainError('not_found');
    return row;
  });
}

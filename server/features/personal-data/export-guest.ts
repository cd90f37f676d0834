import 'server-only';

import type { ExportGuestInput } from '@/lib/personal-data/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { readGuestMails } from '@/server/mail/guest-mails';
import { guestSources } from '@/server/features/personal-data/table-rules';
import { hashAddress } from '@/server/features/personal-data/hash-address';
import { mayHandleGuestData } from '@/server/features/personal-data/policy';
import { refuseAccountHolder } from '@/server/features/personal-data/refuse-account-holder';

interface Input {
  actor: Actor;
  body: ExportGuestInput;
}

/**
 * POST /api/personal-data/export: everything the site stores about a guest, as a file; empty lists if there is nothing.
 * Prices of stays are in whole euros.
 * @throws DomainError account_holder (409); password_needed, password_of_other (423); invalid on `password`
 */
export async function exportGuest({ actor, body: { email, password } }: Input): Promise<Reply> {
  authorize(mayHandleGuestData(actor));
  await requireRecentPassword(actor, password);
  const content: Record<string, unknown> = { email };
  for (const [name, source] of guestSources) content[name] = await source.read(email);
  content.mails = await readGuestMails(email);
  await transaction(async (tx) => {
    await refuseAccountHolder(tx, email);
    await recordAudit(tx, {
      actor,
      action: 'guest.export',
      subject: { type: 'guest', id: null },
      details: { address_hash: hashAddress(email) },
    });
  });
  return fileReply(JSON.stringify(content, null, 2), {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="gegevens-gast.json"',
  });
}

import 'server-only';

import type { ErasedAnswer, ErasedDto, EraseGuestInput } from '@/lib/personal-data/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { forgetLetters } from '@/server/mail/forget-letters';
import type { LetterMark } from '@/server/mail/forget-letters';
import { guestSources } from '@/server/features/personal-data/table-rules';
import { hashAddress } from '@/server/features/personal-data/hash-address';
import { noteErasure } from '@/server/erasures/journal';
import { mayHandleGuestData } from '@/server/features/personal-data/policy';
import { refuseAccountHolder } from '@/server/features/personal-data/refuse-account-holder';

interface Input {
  actor: Actor;
  body: EraseGuestInput;
}

/**
 * POST /api/personal-data/erase: removes a guest from every table, and from the folder of mails
 * (docs/rules/personal-data.md#on-request). Stays, parties and prices stay for the statistics. Returns how much was
 * removed.
 * @throws DomainError account_holder, guest_expected, letter_leaving (409); password_needed, password_of_other (423);
 *   invalid on `password`
 */
export async function eraseGuest({ actor, body }: Input): Promise<ErasedAnswer> {
  authorize(mayHandleGuestData(actor));
  const { email, reason, password } = body;
  await requireRecentPassword(actor, password);
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    await refuseAccountHolder(tx, email);
    // A pending change of somebody's account to this address, which nobody has confirmed.
    await tx.userToken.deleteMany({ where: { newEmail: email } });
    const erased: ErasedDto = {};
    const marks: LetterMark[] = [];
    const known: Record<string, readonly number[]> = {};
    for (const [name, source] of guestSources) {
      const { rows, ids, marks: own } = await source.erase(tx, email);
      known[name] = ids;
      erased[name] = rows;
      marks.push(...own);
    }
    erased.mails = await forgetLetters(tx, { address: email, marks });
    await noteErasure(tx, { kind: 'guest', known });
    await recordAudit(tx, {
      actor,
      action: 'guest.erase',
      subject: { type: 'guest', id: null },
      details: { address_hash: hashAddress(email), reason, ...erased },
    });
    return { data: erased };
  });
}

import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

/** A photo's id in its address, and the key of its original. */
export interface LandlordPhoto {
  photoId: string;
  photoKey: string;
}

/**
 * Gives an account this photo, or none. The database notes the former original as unclaimed in the same transaction, so
 * that the hourly job deletes it if that fails here. Audited if somebody else does it.
 * @throws DomainError not_found if the account is gone
 */
export async function changePhoto(actor: Actor, userId: number, photo: LandlordPhoto | null): Promise<void> {
  const former = await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ photoKey: string | null }[]>`
      SELECT photo_key AS "photoKey" FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
    if (!row) throw new DomainError('not_found');
    const { photoKey } = row;
    if (photoKey === null && photo === null) return null;
    await tx.user.update({ where: { id: userId }, data: photo ?? { photoId: null, photoKey: null } });
    if (actor.id !== userId || actor.impersonatorId !== null) {
      const subject = { type: 'user', id: userId } as const;
      await recordAudit(tx, { actor, action: 'user.update', subject, details: { fields: ['photo'] } });
    }
    return photoKey;
  });
  if (former !== null) await forgetPhotos([former]);
}

import 'server-only';

import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { seal, unseal } from '@/server/keys';
import { log } from '@/server/log';

/**
 * Tax numbers, and what was reported with them: encrypted, and bound to what they belong to, so that a row copied
 * elsewhere cannot be decrypted.
 */
const purpose = 'tax';

/** The `of` of a landlord's number, and of a record in a file. */
export const ownerOfTin = (userId: number) => `tin of user ${userId}`;
export const ownerOfRecord = (docRefId: string) => `record ${docRefId}`;

export const sealText = (text: string, of: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(seal(purpose, Buffer.from(text), of));

/** Null if it is another's, or encrypted under neither of the configured secrets. */
export function openText(sealed: Uint8Array, of: string): string | null {
  const opened = unseal(purpose, sealed, of);
  if (opened) return opened.plain.toString();
  log.error({ of }, 'what is encrypted for the tax authorities cannot be opened: was AUTH_SECRET changed?');
  return null;
}

/** Encrypted under the current key; null where it is already, or cannot be decrypted. */
function sealAnew(sealed: Uint8Array, of: string): Uint8Array<ArrayBuffer> | null {
  const opened = unseal(purpose, sealed, of);
  return opened?.isStale ? sealText(opened.plain.toString(), of) : null;
}

/** Re-encrypts under AUTH_SECRET what was encrypted under AUTH_SECRET_PREVIOUS, so that the latter can be removed. */
export async function sealTaxAnew(tx: Tx): Promise<void> {
  if (!env.AUTH_SECRET_PREVIOUS) return;
  for (const { userId, tin } of await tx.taxDetails.findMany({ select: { userId: true, tin: true } })) {
    const anew = sealAnew(tin, ownerOfTin(userId));
    if (anew)
      await tx.taxDetails.updateMany({ where: { userId, tin: { equals: tin } }, data: { tin: anew } });
  }
  const records = await tx.dac7Record.findMany({ select: { id: true, docRefId: true, record: true } });
  for (const { id, docRefId, record } of records) {
    const anew = sealAnew(record, ownerOfRecord(docRefId));
    if (anew) await tx.dac7Record.update({ where: { id }, data: { record: anew } });
  }
}

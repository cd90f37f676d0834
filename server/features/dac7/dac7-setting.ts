import 'server-only';

import { z } from 'zod';
import { dac7States } from '@/lib/dac7/contract';
import type { Dac7Input } from '@/lib/dac7/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';

/** The key in `app_settings`. */
const key = 'dac7';

const kept = z.object({ dac7: z.enum(dac7States), reason: z.string(), changed_at: z.string() });

interface Setting {
  dac7: 'off' | 'on';
  /** Null until an admin decides; until then env's DAC7 counts. */
  reason: string | null;
  changed_at: string | null;
}

/** Whether the platform reports, and why. */
export async function readDac7(db: Tx = prisma()): Promise<Setting> {
  const row = await db.appSetting.findUnique({ where: { key }, select: { value: true } });
  return kept.safeParse(row?.value).data ?? { dac7: env.DAC7, reason: null, changed_at: null };
}

export const isReporting = async (db: Tx = prisma()): Promise<boolean> => (await readDac7(db)).dac7 === 'on';

/** Stores a decision with its reason, and audits both. */
export async function writeDac7(tx: Tx, actor: Actor, { dac7, reason }: Dac7Input): Promise<void> {
  const before = await readDac7(tx);
  // Landlords asked before get the legal term anew.
  if (before.dac7 === 'off') await tx.taxReminder.deleteMany();
  const value = { dac7, reason, changed_at: new Date().toISOString() };
  await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
  await recordAudit(tx, {
    actor,
    action: 'dac7.update',
    subject: { type: 'settings', id: null },
    details: { dac7: { from: before.dac7, to: dac7 }, reason },
  });
}

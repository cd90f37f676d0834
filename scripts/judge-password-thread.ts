/** The thread that judges the strength of new passwords (server/features/accounts/judge-password.ts). */
import { parentPort } from 'node:worker_threads';
import type { JudgeOrder } from '@/server/features/accounts/judge-password';
import { findPasswordFault } from '@/server/auth/password-rules';

async function judge({ password, owner }: JudgeOrder): Promise<void> {
  parentPort?.postMessage(await findPasswordFault(password, owner), []);
}

parentPort?.on('message', (order: JudgeOrder) => void judge(order));

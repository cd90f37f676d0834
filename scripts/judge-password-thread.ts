/** The thread in which new passwords are judged (server/auth/judge-password.ts). */
import { parentPort } from 'node:worker_threads';
import type { JudgeAnswer, JudgeOrder } from '@/server/auth/judge-password';
import { findPasswordFault } from '@/server/auth/password-rules';

async function judge({ id, password, owner }: JudgeOrder): Promise<void> {
  const answer: JudgeAnswer = { id, fault: await findPasswordFault(password, owner) };
  parentPort?.postMessage(answer, []);
}

parentPort?.on('message', (order: JudgeOrder) => void judge(order));

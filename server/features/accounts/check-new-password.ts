import 'server-only';

import { accountTexts } from '@/lib/texts/accounts';
import { judgePassword } from '@/server/features/accounts/judge-password';
import type { PasswordOwner } from '@/server/auth/password-rules';
import { invalid } from '@/server/http/errors';

/** @throws DomainError invalid on `password` if it is too common or the person's own name */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await judgePassword(password, owner);
  if (fault) throw invalid({ password: [accountTexts.password[fault]] });
}

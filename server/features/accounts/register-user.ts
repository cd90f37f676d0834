import 'server-only';

import type { RegisterInput } from '@/lib/accounts/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import { accountTexts } from '@/lib/texts/accounts';
import { checkNewPassword } from '@/server/features/accounts/check-new-password';
import { inEvenTime } from '@/server/features/accounts/even-time';
import { isAddressTaken } from '@/server/features/accounts/find-address';
import { hasOpenInvitation } from '@/server/features/accounts/link-invitations';
import { consumeRegistration, refuseRegistrationsExhausted } from '@/server/features/accounts/mail-limits';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { roles } from '@/server/auth/actor';
import { hashPassword } from '@/server/auth/passwords';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import type { CheckedToken } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { consume } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * POST /register (docs/rules/accounts.md#registering). Creates an account that has to confirm its address, or mails a
 * known address that it already has one; response and work are the same in both cases. Signs nobody in.
 */
export async function registerUser({
  body,
  address,
}: {
  body: RegisterInput;
  address: string;
}): Promise<{ message: string }> {
  const { first_name: firstName, last_name: lastName, email, password } = body;
  // Cheap checks come first: checking a password takes CPU time, even for rubbish.
  await refuseRegistrationsExhausted(address);
  const checked = await verifyBotCheck(body.token, 'register');
  await consume('password-judging', address);
  await checkNewPassword(password, { firstName, lastName, email });
  await consumeRegistration(address);
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(password);
    await transaction(async (tx) => {
      await spendBotCheck(tx, checked);
      await createOrTell(tx, body, passwordHash, checked);
    });
  });
  return { message: accountTexts.register.done };
}

/** Returns whether a mail was queued: the response is the same either way. */
async function createOrTell(
  tx: Tx,
  input: RegisterInput,
  passwordHash: string,
  checked: CheckedToken,
): Promise<boolean> {
  const { email } = input;
  const letter = { to: email, dedupeKey: `register:${checked.id}` };
  const tell = () => queueMail(tx, { template: 'known-address', props: { email }, ...letter });
  if (await isAddressTaken(tx, email)) return tell();
  const roleId = (await hasOpenInvitation(tx, email)) ? roles.coLandlord : roles.landlord;
  // One statement for both cases: of two simultaneous registrations of one address, one finds it taken.
  const [created] = await tx.user.createManyAndReturn({
    data: [
      {
        firstName: input.first_name,
        lastName: input.last_name,
        email,
        passwordHash,
        dateOfBirth: dayToUtcDate(input.date_of_birth),
        roleId,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!created) return tell();
  const token = await issueToken(tx, { userId: created.id, kind: 'verify_email' });
  return queueMail(tx, { template: 'verify-email', props: { token }, ...letter });
}

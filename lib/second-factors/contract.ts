/** Second factors on the wire: an authenticator app, recovery codes and passkeys. Moments are ISO 8601. */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';

export const passkeyDto = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type PasskeyDto = z.output<typeof passkeyDto>;
export const passkeyAnswer = dataOf(passkeyDto);

/** What somebody has; never a secret. */
export const secondFactorsDto = z.object({
  /** Whether an app was set up and its first code was right. */
  totp: z.boolean(),
  passkeys: z.array(passkeyDto),
});
export type SecondFactorsDto = z.output<typeof secondFactorsDto>;
export const secondFactorsAnswer = dataOf(secondFactorsDto);

/** The secret in base32, and the address that an app reads from a QR code. Told this once. */
export const totpSecretDto = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TotpSecretDto = z.output<typeof totpSecretDto>;
export const totpSecretAnswer = dataOf(totpSecretDto);

/** Ten codes for one use each. Told this once. */
export const recoveryCodesDto = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesDto = z.output<typeof recoveryCodesDto>;
export const recoveryCodesAnswer = dataOf(recoveryCodesDto);

/** A code as people type it: spaces and hyphens do not count, nor does its case. */
const givenCode = typedLine()
  .max(60)
  .overwrite((text) => text.replaceAll(/[\s-]+/g, '').toUpperCase())
  .min(1);

/** Body of PUT /api/user/second-factors/totp. */
export const totpCodeInput = z.object({ code: givenCode });
export type TotpCodeInput = z.output<typeof totpCodeInput>;

/** Body of removing a factor, where the password was not given in the last ten minutes. */
export const removeFactorInput = z.object({
  password: z.preprocess((value) => (value === '' ? undefined : value), givenPassword.optional()),
});
export type RemoveFactorInput = z.output<typeof removeFactorInput>;

export const PASSKEY_NAME_MAX = 60;
/** As browsers write bytes; the largest is the proof of a new passkey. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const credentialId = bytes(1400);
const clientData = bytes(8000);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What the browser gives for a passkey that was just made (RegistrationResponseJSON). */
export const newPasskeyCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(20_000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid'))
      .max(10)
      .optional(),
  }),
});

/** What the browser gives for a passkey that was used (AuthenticationResponseJSON). */
export const usedPasskeyCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8000),
    signature: bytes(8000),
  }),
});
export type UsedPasskeyCredential = z.output<typeof usedPasskeyCredential>;

/** Body of POST /api/user/second-factors/passkeys. */
export const addPasskeyInput = z.object({
  name: requiredName(PASSKEY_NAME_MAX),
  credential: newPasskeyCredential,
});
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;

/** What the browser's WebAuthn takes as it is. */
const descriptor = z.looseObject({ id: z.string(), type: z.literal('public-key') });
export const passkeyCreationAnswer = dataOf(
  z.looseObject({
    challenge: z.string(),
    rp: z.looseObject({ id: z.string(), name: z.string() }),
    user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    excludeCredentials: z.array(descriptor),
  }),
);
/** `allowCredentials` is empty for accounts without a passkey. */
export const passkeyRequestAnswer = dataOf(
  z.looseObject({ challenge: z.string(), rpId: z.string(), allowCredentials: z.array(descriptor) }),
);

/** Body of POST /login/second-factor: a code of the app, a recovery code, or a passkey's answer. */
export const secondFactorInput = z
  .object({
    code: givenCode.optional(),
    credential: usedPasskeyCredential.optional(),
    /** A proof of work; asked for (422 on `token`) after too many wrong ones. */
    token: botCheckToken.optional(),
  })
  .superRefine(({ code, credential: given }, context) => {
    if ((code === undefined) === (given === undefined))
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['code'], input: undefined });
  });
export type SecondFactorInput = z.output<typeof secondFactorInput>;

/** What the form of the second step asks for. */
export const secondFactorCodeInput = z.object({ code: givenCode });

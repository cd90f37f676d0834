/** API contract of second factors: an authenticator app, recovery codes and passkeys. Moments are ISO 8601. */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { PASSKEY_NAME_MAX } from '@/lib/second-factors/limits';

export const passkeyDto = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type PasskeyDto = z.output<typeof passkeyDto>;
export const passkeyAnswer = dataOf(passkeyDto);

/** The user's second factors, without any secrets. */
export const secondFactorsDto = z.object({
  /** Whether an app has been set up and confirmed with its first code. */
  totp: z.boolean(),
  passkeys: z.array(passkeyDto),
});
export type SecondFactorsDto = z.output<typeof secondFactorsDto>;
export const secondFactorsAnswer = dataOf(secondFactorsDto);

/** The secret in base32, and the URL for the QR code that apps scan. Returned only once. */
export const totpSecretDto = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TotpSecretDto = z.output<typeof totpSecretDto>;
export const totpSecretAnswer = dataOf(totpSecretDto);

/** Ten single-use codes. Returned only once. */
export const recoveryCodesDto = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesDto = z.output<typeof recoveryCodesDto>;
export const recoveryCodesAnswer = dataOf(recoveryCodesDto);

/** A typed code; spaces, hyphens and case are ignored. */
const givenCode = typedLine()
  .max(60)
  .overwrite((text) => text.replaceAll(/[\s-]+/g, '').toUpperCase())
  .min(1);

/** Body of PUT /api/user/second-factors/totp. */
export const totpCodeInput = z.object({ code: givenCode });
export type TotpCodeInput = z.output<typeof totpCodeInput>;

/** Body for removing a factor; the password is needed unless it was given in the last ten minutes. */
export const removeFactorInput = z.object({
  password: z.preprocess((value) => (value === '' ? undefined : value), givenPassword.optional()),
});
export type RemoveFactorInput = z.output<typeof removeFactorInput>;

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

/** The browser's result for a newly created passkey (RegistrationResponseJSON). */
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

/** The browser's result for using a passkey (AuthenticationResponseJSON). */
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

/** Passed unchanged to the browser's WebAuthn API. */
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

/** Body of POST /login/second-factor: a code of the app, a recovery code, or a passkey response. */
export const secondFactorInput = z
  .object({
    code: givenCode.optional(),
    credential: usedPasskeyCredential.optional(),
    /** A proof of work; required (422 on `token`) after too many wrong codes. */
    token: botCheckToken.optional(),
  })
  .superRefine(({ code, credential: given }, context) => {
    if ((code === undefined) === (given === undefined))
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['code'], input: undefined });
  });
export type SecondFactorInput = z.output<typeof secondFactorInput>;

/** The input of the second-step form. */
export const secondFactorCodeInput = z.object({ code: givenCode });

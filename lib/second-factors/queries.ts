/** TanStack Query options for second factors; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { api } from '@/lib/api/client';
import type {
  PasskeyDto,
  RecoveryCodesDto,
  RemoveFactorInput,
  SecondFactorsDto,
  TotpSecretDto,
} from '@/lib/second-factors/contract';

const path = '/api/user/second-factors';

export const secondFactorsQuery = () =>
  queryOptions({
    queryKey: ['second-factors'],
    queryFn: async ({ signal }) => (await api.get<{ data: SecondFactorsDto }>(path, { signal })).data,
  });

interface NewPasskey {
  name: string;
  credential: RegistrationResponseJSON;
}

export const secondFactorCalls = {
  startTotp: async () => (await api.post<{ data: TotpSecretDto }>(`${path}/totp`)).data,
  confirmTotp: async (code: string) =>
    (await api.put<{ data: RecoveryCodesDto }>(`${path}/totp`, { body: { code } })).data.recovery_codes,
  removeTotp: () => api.delete<undefined>(`${path}/totp`, { body: {} }),
  passkeyOptions: async () =>
    (await api.post<{ data: PublicKeyCredentialCreationOptionsJSON }>(`${path}/passkeys/options`)).data,
  addPasskey: async (body: NewPasskey) =>
    (await api.post<{ data: PasskeyDto }>(`${path}/passkeys`, { body })).data,
  removePasskey: (id: number) => api.delete<undefined>(`${path}/passkeys/${id}`, { body: {} }),
  renewRecoveryCodes: async () =>
    (await api.post<{ data: RecoveryCodesDto }>(`${path}/recovery-codes`)).data.recovery_codes,
  /** An admin removes all factors of a user who lost them. */
  reset: (userId: number, body: RemoveFactorInput) =>
    api.delete<undefined>(`/api/users/${userId}/second-factors`, { body }),
};

/** The second step of signing in. Does not use the query client: nobody is signed in yet. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { api } from '@/lib/api/client';

const path = '/login/second-factor';

export type SecondFactorProof = { code: string } | { credential: AuthenticationResponseJSON };

export const secondStepCalls = {
  /** `allowCredentials` is empty for accounts without a passkey. */
  passkeyOptions: async () =>
    (await api.post<{ data: PublicKeyCredentialRequestOptionsJSON }>(`${path}/options`)).data,
  finish: (body: SecondFactorProof & { token?: string }) =>
    api.post<{ data: CurrentUserDto }>(path, { body }),
};

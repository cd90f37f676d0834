/** The browser's API calls for signing in with an external account. */
import { queryOptions } from '@tanstack/react-query';
import type { LoginAnswer } from '@/lib/accounts/contract';
import { api } from '@/lib/api/client';
import type {
  IdentityDto,
  LinkIdentityInput,
  ProviderId,
  RegisterIdentityInput,
} from '@/lib/identities/contract';

/** The URL of the provider's sign-in page; `returnPath` is where the user ends up afterwards. */
export async function startAt(provider: ProviderId, returnPath: string): Promise<string> {
  const { csrfToken } = await api.get<{ csrfToken: string }>('/api/auth/csrf');
  const body = { csrfToken, callbackUrl: returnPath, json: 'true' };
  return (await api.post<{ url: string }>(`/api/auth/signin/${provider}`, { body })).url;
}

export const linkIdentity = (body: LinkIdentityInput) =>
  api.post<LoginAnswer>('/api/identities/link', { body });
export const registerIdentity = (body: RegisterIdentityInput) =>
  api.post('/api/identities/register', { body });

export const identitiesOptions = () =>
  queryOptions({
    queryKey: ['identities'],
    queryFn: ({ signal }) => api.get<{ data: IdentityDto[] }>('/api/user/identities', { signal }),
  });
export const removeIdentity = (id: number) => api.delete(`/api/user/identities/${id}`);

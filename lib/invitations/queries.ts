/** The browser's API calls about invitations; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { InvitationDto } from '@/lib/invitations/contract';

const path = '/api/user/invitations';

export const invitationsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['invitations', userId],
    queryFn: async ({ signal }) => (await api.get<{ data: InvitationDto[] }>(path, { signal })).data,
  });

/** The slug of the listing whose calendar the user can now open. */
export const acceptInvitation = async (id: number) =>
  (await api.post<{ data: { slug: string } }>(`${path}/${id}/accept`)).data.slug;
export const declineInvitation = (id: number) => api.post<undefined>(`${path}/${id}/decline`);

/** TanStack Query options for users; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { UserDto } from '@/lib/accounts/contract';
import { api } from '@/lib/api/client';
import type { UpdateUserInput } from '@/lib/profile/contract';
import type {
  CoLandlordPage,
  FullUserPage,
  RemoveUserInput,
  SuspensionInput,
  UpdatedUser,
  UserMailInput,
} from '@/lib/users/contract';

const all = ['users'] as const;

/** Rows per page of the users' table. */
export const usersPerPage = 20;

/** The table's filters; null for no filter. */
export interface UserFilter {
  roleId: number | null;
  suspended: boolean;
  search: string | null;
}

export const userListQuery = ({ roleId, suspended, search }: UserFilter, page: number) =>
  queryOptions({
    queryKey: [...all, 'list', roleId, suspended, search, page],
    queryFn: ({ signal }) =>
      api.get<FullUserPage>('/api/users', {
        query: { user_role_id: roleId, suspended: suspended ? 1 : null, search, page, limit: usersPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const coLandlordsPerPage = 10;

/** An owner's co-landlords; admins get the table of all users from the same endpoint. */
export const coLandlordListQuery = (ownerId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'co-landlords', ownerId, page],
    queryFn: ({ signal }) =>
      api.get<CoLandlordPage>('/api/users', { query: { page, limit: coLandlordsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** The full user: the signed-in user, or anybody for admins. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => (await api.get<{ data: UserDto }>(`/api/users/${id}`, { signal })).data,
  });

/** Refetches the pages of the table; the query of a single user is updated with the answer to each change. */
export const refreshUserLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [...all, 'list'] });

/** Names and address are always sent; other fields left out are not changed. */
type UserChange = Pick<UpdateUserInput, 'first_name' | 'last_name' | 'email'> & Partial<UpdateUserInput>;

export const userCalls = {
  update: (id: number, body: UserChange) => api.put<UpdatedUser>(`/api/users/${id}`, { body }),
  savePhoto: (photo: File) => {
    const body = new FormData();
    body.append('photo', photo);
    return api.post<{ data: UserDto }>('/api/user/photo', { body });
  },
  removePhoto: (id: number) => api.delete(`/api/users/${id}/photo`),
  remove: (id: number, body: Partial<RemoveUserInput>) => api.delete<undefined>(`/api/users/${id}`, { body }),
  suspend: (id: number, body: SuspensionInput) =>
    api.put<{ data: UserDto }>(`/api/users/${id}/suspension`, { body }),
  mail: (id: number, body: UserMailInput) =>
    api.post<{ message: string }>(`/api/users/${id}/email`, { body }),
};

/** The download of all data of one's own account. */
export const userExportUrl = (id: number) => `/api/users/${id}/export`;

/** The current viewer. Does not use the query client, so that public pages ship less script. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { api, ApiError } from '@/lib/api/client';

/** The signed-in user, or null: any failure means signed out. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUserDto | null> {
  if (!isProbablySignedIn()) return null;
  try {
    return (await api.get<{ data: CurrentUserDto }>('/api/user', { signal })).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

let asking: Promise<CurrentUserDto | null> | undefined;

/** The same for the parts of a public page that depend on the viewer: concurrent callers share one request. */
export function findViewer(): Promise<CurrentUserDto | null> {
  asking ??= fetchCurrentUser().finally(() => (asking = undefined));
  return asking;
}

/**
 * Whether this user is still signed in, or another user, or nobody. Called while other requests wait for a new sign-in,
 * so it bypasses the API client (`lib/api/session-end`).
 */
export async function whoIsBack(userId: number): Promise<'same' | 'other' | 'nobody'> {
  const headers = { Accept: 'application/json' };
  const response = await fetch('/api/user', { headers, credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok) return 'nobody';
  const { data }: { data: CurrentUserDto } = await response.json();
  return data.id === userId ? 'same' : 'other';
}

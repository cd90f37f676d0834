/** Who is looking. No query client here, so that public pages ship less script. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { api, ApiError } from '@/lib/api/client';

/** The signed-in user, or null: any failure means signed out (spec P §4, 'Auth'). */
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

/** The same for the parts of a public page that differ by who looks: those that ask at once share one call. */
export function findViewer(): Promise<CurrentUserDto | null> {
  asking ??= fetchCurrentUser().finally(() => (asking = undefined));
  return asking;
}

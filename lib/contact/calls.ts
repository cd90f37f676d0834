/** The API calls of the contact page. Does not use the query client, so that the page ships less script. */
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { api, ApiError } from '@/lib/api/client';
import type { ContactCall } from '@/lib/contact/contract';

export function sendContactMessage(body: ContactCall) {
  return api.post<{ message: string }>('/api/contact', { body });
}

/** Name and email address of the signed-in user, or null: any failure means signed out. */
export async function findSender(signal: AbortSignal): Promise<{ name: string; email: string } | null> {
  if (!isProbablySignedIn()) return null;
  try {
    const { data } = await api.get<{ data: CurrentUserDto }>('/api/user', { signal });
    return { name: data.full_name, email: data.email };
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) return null;
    throw error;
  }
}

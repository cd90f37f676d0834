/** The call of the public contact request page; no query client there, so that the page ships less script. */
import { api } from '@/lib/api/client';
import type { ContactRequestCall } from '@/lib/contact-requests/contract';

export function sendContactRequest(slug: string, body: ContactRequestCall) {
  return api.post<{ message: string }>(`/api/listings/${slug}/contact-requests`, { body });
}

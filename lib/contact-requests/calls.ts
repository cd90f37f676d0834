/**
 * The API call of the public contact request page. Does not use the query client, so that the page ships less script.
 */
import { api } from '@/lib/api/client';
import type { ContactRequestCall, SentQuestion } from '@/lib/contact-requests/contract';

export function sendContactRequest(slug: string, body: ContactRequestCall) {
  return api.post<SentQuestion>(`/api/listings/${slug}/contact-requests`, { body });
}

/** The API call of a guest who reviews a stay. Does not use the query client, so that the page ships less script. */
import { api } from '@/lib/api/client';
import type { PublicReview, ReviewInput } from '@/lib/reviews/contract';

/** @param path of the API call for the guest's own stay */
export function sendReview(path: string, body: ReviewInput) {
  return api.post<{ data: PublicReview }>(path, { body });
}

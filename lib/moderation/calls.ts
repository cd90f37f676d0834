/** The calls of moderation; no query client here, because a public page uses them as well. */
import { api } from '@/lib/api/client';
import type { ReviewDto } from '@/lib/moderation/contract';

export async function fetchReview(id: number, signal?: AbortSignal): Promise<ReviewDto> {
  return (await api.get<{ data: ReviewDto }>(`/api/listings/${id}/review`, { signal })).data;
}

/** What an admin does to a listing, with a word to its owner. */
export const moderationCalls = {
  approve: (id: number, message: string) => api.put(`/api/listings/${id}/approve`, { body: { message } }),
  deny: (id: number, message: string) => api.put(`/api/listings/${id}/deny`, { body: { message } }),
  destroy: (id: number, message: string, removeUser: boolean) =>
    api.delete(`/api/listings/${id}/destroy`, { body: { message, remove_user: removeUser } }),
};
export type ModerationDeed = keyof typeof moderationCalls;

/** Where an admin gets the original of a photo. */
export const originalPhotoUrl = (pictureId: string) => `/fotos/${pictureId}/origineel`;

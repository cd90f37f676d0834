/** The calls of moderation; no query client here, because a public page uses them as well. */
import { api } from '@/lib/api/client';
import type { ReviewDto } from '@/lib/moderation/contract';

export async function fetchReview(id: number, signal?: AbortSignal): Promise<ReviewDto> {
  return (await api.get<{ data: ReviewDto }>(`/api/listings/${id}/review`, { signal })).data;
}

/** What an admin does to a listing, with a word to its owner. */
export const moderationCalls = {
  /** `lookedAt`: the `updated_at` of what the admin saw. */
  approve: (id: number, message: string, lookedAt: string | null) =>
    api.put(`/api/listings/${id}/approve`, { body: { message, updated_at: lookedAt } }),
  deny: (id: number, message: string) => api.put(`/api/listings/${id}/deny`, { body: { message } }),
  destroy: (id: number, message: string, removeUser: boolean) =>
    api.delete(`/api/listings/${id}/destroy`, { body: { message, remove_user: removeUser } }),
  seen: (id: number, version: string) =>
    api.put<undefined>(`/api/listings/${id}/changes/seen`, { body: { version } }),
};
export type ModerationDeed = Exclude<keyof typeof moderationCalls, 'seen'>;

/** Where an admin gets the original of a photo. */
export const originalPhotoUrl = (pictureId: string) => `/fotos/${pictureId}/origineel`;

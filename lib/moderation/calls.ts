/** API calls for moderation. Does not use the query client, because a public page needs them too. */
import { api } from '@/lib/api/client';
import type { DenialInput, DestroyInput, ReviewDto } from '@/lib/moderation/contract';

export async function fetchReview(id: number, signal?: AbortSignal): Promise<ReviewDto> {
  return (await api.get<{ data: ReviewDto }>(`/api/listings/${id}/review`, { signal })).data;
}

/** Moderation actions on a listing, with a message to its owner. */
export const moderationCalls = {
  /** `seenVersion`: the `updated_at` of the version that the admin saw. */
  approve: (id: number, message: string, seenVersion: string | null) =>
    api.put(`/api/listings/${id}/approve`, { body: { message, updated_at: seenVersion } }),
  deny: (id: number, body: DenialInput) => api.put(`/api/listings/${id}/deny`, { body }),
  destroy: (id: number, body: DestroyInput) => api.delete(`/api/listings/${id}/destroy`, { body }),
  seen: (id: number, version: string) =>
    api.put<undefined>(`/api/listings/${id}/changes/seen`, { body: { version } }),
};
export type ModerationAction = Exclude<keyof typeof moderationCalls, 'seen'>;

/** URL of a photo's original file, for admins. */
export const originalPhotoUrl = (pictureId: string) => `/fotos/${pictureId}/origineel`;

/** The API calls of notifications on a device. Does not use the query client: a guest's page has none. */
import { api } from '@/lib/api/client';
import type { PushEndpointInput } from '@/lib/push/contract';

const path = '/api/push-subscriptions';

/** `subscription` is a browser's `PushSubscription` as JSON. */
export const turnPushOn = (subscription: PushSubscriptionJSON, stayToken?: string) =>
  api.post<undefined>(path, { body: { ...subscription, stay_token: stayToken } });

export const turnPushOff = (body: PushEndpointInput) => api.delete<undefined>(path, { body });

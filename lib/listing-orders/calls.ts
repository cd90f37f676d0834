/** API calls of an authority's order to take a home down. */
import { api } from '@/lib/api/client';
import type { OrderInput } from '@/lib/listing-orders/contract';

export const orderCalls = {
  place: (listingId: number, order: OrderInput) =>
    api.put(`/api/listings/${listingId}/order`, { body: order }),
  lift: (listingId: number) => api.delete(`/api/listings/${listingId}/order`),
};

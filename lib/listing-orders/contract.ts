/** API contract of an authority's order to take a home down (docs/rules/listing-orders.md), for admins. */
import { requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { MESSAGE_MAX } from '@/lib/message';

/** Body of PUT /api/listings/{id}/order; the landlord reads all three. */
export const orderInput = z.object({
  authority: requiredLine(200),
  reference: requiredLine(100),
  reason: requiredText(MESSAGE_MAX),
});
export type OrderInput = z.output<typeof orderInput>;

/** The order in force, for those who manage the home and for admins. */
export const orderDto = z.object({
  authority: z.string(),
  reference: z.string(),
  reason: z.string(),
  ordered_at: z.iso.datetime(),
});
export type OrderDto = z.infer<typeof orderDto>;

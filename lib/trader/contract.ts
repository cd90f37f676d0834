/** Whether a landlord lets privately or as a business, in the API (docs/rules/trader.md). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { formatEnterpriseNumber } from '@/lib/trader/enterprise-number';

export const traders = ['private', 'business'] as const;

/** What the public sees of it. */
export const traderFields = {
  /** Null if the landlord did not say. */
  trader: z.enum(traders).nullable(),
  /** For a business, as '0123.456.749'. */
  enterprise_number: z.string().nullable(),
};
const traderDto = z.object(traderFields);
export type TraderDto = z.infer<typeof traderDto>;
export const traderAnswer = dataOf(traderDto);

interface TraderRow {
  trader: TraderDto['trader'];
  enterpriseNumber: string | null;
}

export const traderOf = ({ trader, enterpriseNumber: digits }: TraderRow): TraderDto => ({
  trader,
  enterprise_number: digits && formatEnterpriseNumber(digits),
});

import { optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { traders } from '@/lib/trader/contract';
import { readEnterpriseNumber } from '@/lib/trader/enterprise-number';
import { traderTexts } from '@/lib/texts/trader';

/** Body of PUT /api/user/trader; the output has the number in ten digits, and only for a business. */
export const traderInput = z
  .object({ trader: z.enum(traders).nullable(), enterprise_number: optionalLine(40) })
  .transform(({ trader, enterprise_number: typed }, context) => {
    if (trader !== 'business') return { trader, enterpriseNumber: null };
    const enterpriseNumber = typed === null ? null : readEnterpriseNumber(typed);
    if (enterpriseNumber !== null) return { trader, enterpriseNumber };
    const message = typed === null ? traderTexts.missingNumber : traderTexts.wrongNumber;
    context.addIssue({ code: 'custom', path: ['enterprise_number'], message });
    return z.NEVER;
  });
export type TraderInput = z.output<typeof traderInput>;

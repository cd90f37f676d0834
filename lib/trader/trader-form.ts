/** The form in which landlords state whether they let as a business. Its output is the input of the API call. */
import { z } from '@/lib/api/zod';
import { traderInput } from '@/lib/trader/input';
import { traderTexts as texts } from '@/lib/texts/trader';

export const traderForm = z
  .object({ trader: z.string(), enterprise_number: z.string().optional() })
  .transform((typed, context) => {
    if (typed.trader === '') {
      context.addIssue({ code: 'custom', path: ['trader'], message: texts.missingChoice });
      return z.NEVER;
    }
    const read = traderInput.safeParse(typed);
    if (read.success) return { trader: read.data.trader, enterprise_number: read.data.enterpriseNumber };
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

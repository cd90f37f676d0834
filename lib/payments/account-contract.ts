/** API contract of the account that guests pay to (docs/rules/payments.md#account); separate because of its size. */
import { dataOf } from '@/lib/api/envelope';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { isBic, isIban, toIban } from '@/lib/payments/iban';
import { paymentTexts as texts } from '@/lib/texts/payments';

/** In code points, as the QR code for banking apps counts. */
const MAX_HOLDER = 70;

/** All null if there is none, and for admins. `iban` in groups of four. */
const paymentAccountDto = z.object({
  iban: z.string().nullable(),
  holder_name: z.string().nullable(),
  bic: z.string().nullable(),
});
export type PaymentAccountDto = z.infer<typeof paymentAccountDto>;
export const paymentAccountAnswer = dataOf(paymentAccountDto);

const iban = typedLine(texts.ibanMissing)
  .max(60, { error: texts.badIban, abort: true })
  .overwrite(toIban)
  .refine(isIban, { error: texts.badIban });
const holder = typedLine(texts.holderMissing)
  .min(1, { error: texts.holderMissing })
  .refine((name) => [...name].length <= MAX_HOLDER, { error: texts.holderTooLong });
const bic = typedLine(texts.badBic)
  .overwrite((text) => text.replaceAll(' ', '').toUpperCase())
  .refine((text) => text === '' || isBic(text), { error: texts.badBic });

/** Body of PUT: null for both fields removes the account. */
export const paymentAccountInput = z
  .object({
    iban: iban.nullable(),
    holder_name: holder.nullable(),
    bic: bic.nullish(),
    /** Needed unless it was given recently. */
    password: z.string().max(1000).optional(),
  })
  .superRefine(({ iban: number, holder_name: name }, context) => {
    if ((number === null) === (name === null)) return;
    const [path, message] =
      number === null
        ? (['iban', texts.ibanMissing] as const)
        : (['holder_name', texts.holderMissing] as const);
    context.addIssue({ code: 'custom', path: [path], message });
  });
export type PaymentAccountInput = z.output<typeof paymentAccountInput>;

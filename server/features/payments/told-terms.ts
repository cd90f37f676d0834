import 'server-only';

import { defaultPaymentTerms, paymentTermsDto } from '@/lib/payments/terms-contract';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import type { ListingPaymentTerms } from '@/prisma/generated/client';

export const toPaymentTerms = (row: ListingPaymentTerms | null): PaymentTerms =>
  row
    ? {
        advance_percent: row.advancePercent,
        advance_days: row.advanceDays,
        balance_days: row.balanceDays,
        deposit: row.deposit,
        agreement: row.agreement,
      }
    : defaultPaymentTerms;

/**
 * The payment terms told to guests of a listing `l`, as JSON: null if its landlord has no account, an empty object
 * for the default terms.
 */
export const paymentTermsJson = `
  CASE WHEN EXISTS (SELECT FROM payment_accounts a WHERE a.user_id = l.user_id) THEN coalesce(
    (SELECT json_build_object('advance_percent', t.advance_percent, 'advance_days', t.advance_days,
        'balance_days', t.balance_days, 'deposit', t.deposit, 'agreement', t.agreement)
      FROM listing_payment_terms t WHERE t.listing_id = l.id), '{}') END`;

/** Parses the same. */
export const tellPaymentTerms = (told: Partial<PaymentTerms> | null): PaymentTerms | null =>
  told && paymentTermsDto.parse({ ...defaultPaymentTerms, ...told });

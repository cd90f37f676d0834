'use client';

import { useQuery } from '@tanstack/react-query';
import { BillingPage } from '@/components/billing/billing-page';
import { InvoiceButton } from '@/components/billing/invoice-button';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { PAID } from '@/lib/billing/contract';
import type { OrderDto } from '@/lib/billing/contract';
import { orderListQuery } from '@/lib/billing/queries';
import { formatMomentDay } from '@/lib/format/date';
import { formatAmount } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { paymentTexts as texts } from '@/lib/texts/billing';

interface PaymentsScreenProps {
  userId: number;
  page: number;
  /** Whether publishing costs nothing. */
  isFree: boolean;
}

/** What an owner paid, the newest first. */
export function PaymentsScreen({ userId, page, isFree }: PaymentsScreenProps) {
  return (
    <BillingPage
      texts={texts}
      list={useQuery(orderListQuery(userId, page))}
      isFree={isFree}
      href={(to) => route('dashboard.invoice.index', {}, { page: to })}
    >
      {(orders) => (
        <CardTable
          caption={texts.title}
          head={
            <>
              <CardTableHead>{texts.number}</CardTableHead>
              <CardTableHead>{texts.date}</CardTableHead>
              <CardTableHead align="end">{texts.subtotal}</CardTableHead>
              <CardTableHead align="end">{texts.total}</CardTableHead>
              <CardTableHead>{texts.paidOn}</CardTableHead>
              <CardTableHead align="end">
                <span className="sr-only">{texts.invoice}</span>
              </CardTableHead>
            </>
          }
        >
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </CardTable>
      )}
    </BillingPage>
  );
}

/** The day of payment shows only where it was paid. */
function OrderRow({ order }: { order: OrderDto }) {
  const paidAt = order.status === PAID ? order.processed_at : null;
  return (
    <CardTableRow>
      <CardTableCell label={texts.number} className="figures whitespace-nowrap">
        <span className="font-semibold">{order.number}</span>
      </CardTableCell>
      <CardTableCell label={texts.date} className="figures">
        {formatMomentDay(order.created_at)}
      </CardTableCell>
      <CardTableCell label={texts.subtotal} align="end" className="figures whitespace-nowrap">
        {formatAmount(order.subtotal, order.currency)}
      </CardTableCell>
      <CardTableCell label={texts.total} align="end" className="figures whitespace-nowrap">
        <span className="font-semibold">{formatAmount(order.total, order.currency)}</span>
      </CardTableCell>
      <CardTableCell label={texts.paidOn} className="figures">
        {paidAt === null ? texts.unpaid : formatMomentDay(paidAt)}
      </CardTableCell>
      <CardTableCell align="end">
        <InvoiceButton order={order} />
      </CardTableCell>
    </CardTableRow>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { BillingPage } from '@/components/billing/billing-page';
import { OrderTable } from '@/components/billing/order-table';
import { PaperButton } from '@/components/billing/paper-button';
import { orderListQuery } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { paymentTexts as texts } from '@/lib/texts/billing';

interface PaymentsScreenProps {
  userId: number;
  page: number;
  /** Whether publishing is free. */
  isFree: boolean;
}

/** A landlord's payments, newest first, with their invoices and credit notes. */
export function PaymentsScreen({ userId, page, isFree }: PaymentsScreenProps) {
  return (
    <BillingPage
      texts={texts}
      list={useQuery(orderListQuery(userId, page))}
      isFree={isFree}
      href={(to) => route('dashboard.invoice.index', {}, { page: to })}
    >
      {(orders) => (
        <OrderTable
          orders={orders}
          actionsHead={texts.invoice}
          actions={(order) => (
            <>
              <PaperButton paper={{ kind: 'invoice', order }} number={order.number} />
              <PaperButton paper={{ kind: 'e-invoice', order }} number={order.number} />
            </>
          )}
          creditNoteActions={(creditNote) => (
            <>
              <PaperButton paper={{ kind: 'invoice', creditNote }} number={creditNote.number} />
              <PaperButton paper={{ kind: 'e-invoice', creditNote }} number={creditNote.number} />
            </>
          )}
        />
      )}
    </BillingPage>
  );
}

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Words } from '@/components/ui/words';
import type { CreditNoteDto, OrderDto } from '@/lib/billing/contract';
import { formatMomentDay } from '@/lib/format/date';
import { formatAmount } from '@/lib/money/euro';
import { paymentTexts as texts } from '@/lib/texts/billing';

interface OrderTableProps {
  orders: readonly OrderDto[];
  /** The heading of the column of actions. */
  actionsHead: string;
  actions: (order: OrderDto) => ReactNode;
  creditNoteActions?: (creditNote: CreditNoteDto) => ReactNode;
}

/** A table of invoices, each followed by its credit notes. */
export function OrderTable({ orders, actionsHead, actions, creditNoteActions }: OrderTableProps) {
  return (
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
            <span className="sr-only">{actionsHead}</span>
          </CardTableHead>
        </>
      }
    >
      {orders.flatMap((order) => [
        <OrderRow key={order.id} order={order} actions={actions(order)} />,
        ...order.credit_notes.map((creditNote) => (
          <CreditNoteRow
            key={`${order.id} ${creditNote.id}`}
            creditNote={creditNote}
            currency={order.currency}
            actions={creditNoteActions?.(creditNote)}
          />
        )),
      ])}
    </CardTable>
  );
}

function OrderRow({ order, actions }: { order: OrderDto; actions: ReactNode }) {
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
        <Standing order={order} />
      </CardTableCell>
      <Actions>{actions}</Actions>
    </CardTableRow>
  );
}

/** The payment date, which only a paid order has, or else the order's status. */
function Standing({ order: { status, processed_at: paidAt } }: { order: OrderDto }) {
  if (status === 'refunded') return <Badge tone="sand">{texts.refunded}</Badge>;
  if (status === 'disputed') return <Badge tone="red">{texts.disputed}</Badge>;
  return <Words>{status === 'paid' && paidAt !== null ? formatMomentDay(paidAt) : texts.unpaid}</Words>;
}

interface CreditNoteRowProps {
  creditNote: CreditNoteDto;
  currency: string;
  actions: ReactNode;
}

/** Shown right under its order; refunded amounts are negative. */
function CreditNoteRow({ creditNote, currency, actions }: CreditNoteRowProps) {
  return (
    <CardTableRow>
      <CardTableCell className="figures @3xl:pl-8">
        {texts.creditNote} <span className="whitespace-nowrap">{creditNote.number}</span>
      </CardTableCell>
      <CardTableCell label={texts.date} className="figures">
        {formatMomentDay(creditNote.created_at)}
      </CardTableCell>
      {/* A credit note only has an amount including VAT. */}
      <CardTableCell className="@max-3xl:hidden">{null}</CardTableCell>
      <CardTableCell label={texts.total} align="end" className="figures whitespace-nowrap">
        {formatAmount(-creditNote.total, currency)}
      </CardTableCell>
      <CardTableCell className="@max-3xl:hidden">{null}</CardTableCell>
      <Actions>{actions}</Actions>
    </CardTableRow>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <CardTableCell align="end" className={children === undefined ? '@max-3xl:hidden' : undefined}>
      <div className="flex flex-wrap gap-2 @3xl:justify-end">{children}</div>
    </CardTableCell>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { refundOrder } from '@/lib/billing/calls';
import type { OrderDto } from '@/lib/billing/contract';
import { refreshBilling } from '@/lib/billing/queries';
import { refundableOf } from '@/lib/billing/refund';
import { formatAmount, typedEuro } from '@/lib/money/euro';
import { refundTexts as texts } from '@/lib/texts/billing';

/** Refunds an order in full or in part; not shown when nothing can be refunded. */
export function RefundButton({ order }: { order: OrderDto }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const left = refundableOf(order);
  if (left <= 0) return null;
  const { number, currency } = order;

  async function refund({ amount }: { amount: number }) {
    await refundOrder(order.id, { amount }).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    setIsOpen(false);
    toast.success(texts.done(formatAmount(amount, currency), number));
    await refreshBilling(client);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm" aria-label={texts.actionOf(number)}>
          {texts.action}
        </Button>
      }
      title={texts.title(number)}
      description={texts.text(formatAmount(left, currency))}
    >
      <Form
        schema={async () => (await import('@/lib/billing/refund-form')).refundForm(order)}
        defaultValues={{ amount: typedEuro(left) }}
        onSubmit={refund}
        errorText={texts.failed}
        label={texts.title(number)}
        className="mt-5"
      >
        <TextField
          name="amount"
          label={texts.amount}
          help={texts.amountHelp}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="figures max-w-40"
        />
        <DialogFoot submit={texts.confirm} danger onCancel={() => setIsOpen(false)} />
      </Form>
    </Dialog>
  );
}

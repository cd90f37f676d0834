'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { FactList } from '@/components/ui/fact-list';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { formatMomentDay } from '@/lib/format/date';
import { orderCalls } from '@/lib/listing-orders/calls';
import type { OrderDto, OrderInput } from '@/lib/listing-orders/contract';
import { listingOrderTexts as texts } from '@/lib/texts/listing-orders';

const schema = async () => (await import('@/lib/listing-orders/contract')).orderInput;

interface OrderCardProps {
  listing: { id: number; name: string };
  order: OrderDto | null;
  /** Whether this admin may place and lift orders. */
  mayOrder: boolean;
}

/** The order of an authority against one home: placing, replacing and lifting it (docs/rules/listing-orders.md). */
export function OrderCard({ listing, order, mayOrder }: OrderCardProps) {
  return (
    <Card>
      <h2 className="mb-4 text-xl">{texts.title}</h2>
      {order === null ? (
        <p className="text-ci-gray-700">{texts.none}</p>
      ) : (
        <FactList
          facts={[
            { label: texts.since, value: formatMomentDay(order.ordered_at) },
            { label: texts.authority, value: order.authority },
            { label: texts.reference, value: order.reference },
            { label: texts.reason, value: order.reason },
          ]}
          empty={texts.none}
        />
      )}
      {mayOrder && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Place listing={listing} isReplaced={order !== null} />
          {order !== null && <Lift listing={listing} />}
        </div>
      )}
    </Card>
  );
}

function Place({ listing, isReplaced }: Pick<OrderCardProps, 'listing'> & { isReplaced: boolean }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const title = texts.placeTitle(listing.name);

  async function place(values: OrderInput) {
    await orderCalls.place(listing.id, values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    setIsOpen(false);
    toast.success(texts.placed);
    router.refresh();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="secondary">{isReplaced ? texts.replace : texts.place}</Button>}
      title={title}
      description={texts.placeText}
    >
      <Form
        schema={schema}
        defaultValues={{ authority: '', reference: '', reason: '' }}
        onSubmit={place}
        errorText={texts.failed}
        label={title}
        className="mt-5"
      >
        <TextField name="authority" label={texts.authority} maxLength={200} />
        <TextField name="reference" label={texts.reference} maxLength={100} />
        <TextAreaField name="reason" label={texts.reason} help={texts.reasonHelp} rows={4} />
        <DialogFoot submit={texts.confirm} danger onCancel={() => setIsOpen(false)} />
      </Form>
    </Dialog>
  );
}

function Lift({ listing }: Pick<OrderCardProps, 'listing'>) {
  const router = useRouter();
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{texts.lift}</Button>}
      title={texts.liftTitle(listing.name)}
      description={texts.liftText}
      confirmLabel={texts.lift}
      onConfirm={async () => {
        await orderCalls.lift(listing.id).catch((error: unknown) => {
          throw toTellable(error, texts.failed);
        });
        toast.success(texts.lifted);
        router.refresh();
      }}
      errorText={texts.failed}
    />
  );
}

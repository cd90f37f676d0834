'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import type { OrderDto } from '@/lib/billing/contract';
import { fetchInvoice } from '@/lib/billing/queries';
import { paymentTexts as texts } from '@/lib/texts/billing';
import { invoiceTexts } from '@/lib/texts/invoice';

/** Fetches the invoice of an order and saves it on the device. */
export function InvoiceButton({ order: { id, number } }: { order: Pick<OrderDto, 'id' | 'number'> }) {
  const invoice = useMutation({
    mutationFn: () => fetchInvoice(id),
    onSuccess: (file) => saveFile(file, invoiceTexts.fileName(number)),
    // The same sentence whatever the reason.
    onError: () => toast.error(texts.downloadFailed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.downloadOf(number)}
      pending={invoice.isPending}
      onClick={() => invoice.mutate()}
    >
      <Download aria-hidden className="size-4" />
      {texts.pdf}
    </Button>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { fetchPaper } from '@/lib/billing/calls';
import type { Paper } from '@/lib/billing/calls';
import { paymentTexts as texts } from '@/lib/texts/billing';
import { invoiceTexts } from '@/lib/texts/invoice';

interface PaperButtonProps {
  paper: Paper;
  /** The number of the invoice or credit note. */
  number: string;
}

const words = {
  order: {
    invoice: { label: texts.pdf, named: texts.downloadOf, file: invoiceTexts.fileName },
    'e-invoice': { label: texts.eInvoice, named: texts.eInvoiceOf, file: texts.eInvoiceFile },
  },
  creditNote: {
    invoice: { label: texts.pdf, named: texts.creditNotePdfOf, file: texts.creditNoteFile },
    'e-invoice': {
      label: texts.eInvoice,
      named: texts.creditNoteEInvoiceOf,
      file: texts.creditNoteEInvoiceFile,
    },
  },
};

/** Downloads an invoice or a credit note. */
export function PaperButton({ paper, number }: PaperButtonProps) {
  const isInvoice = 'order' in paper;
  const { label, named, file } = words[isInvoice ? 'order' : 'creditNote'][paper.kind];
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchPaper(paper),
    onSuccess: (blob) => saveFile(blob, file(number)),
    // The same message whatever the cause.
    onError: () => toast.error(isInvoice ? texts.downloadFailed : texts.creditNoteFailed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={named(number)}
      pending={isPending}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" />
      <Words>{label}</Words>
    </Button>
  );
}

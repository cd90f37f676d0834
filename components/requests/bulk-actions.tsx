'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Selection } from '@/components/requests/use-selection';
import { toTellable } from '@/lib/api/tellable';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { BulkCalls } from '@/lib/requests/bulk-calls';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

interface BulkActionsProps {
  selection: Selection;
  calls: BulkCalls;
  /** Refetches the list after a change. */
  refresh: (client: QueryClient) => Promise<void>;
}

/** Selects all rows and acts on the selection (docs/rules/booking-requests.md#the-desk-of-requests). */
export function BulkActions({ selection, calls, refresh }: BulkActionsProps) {
  const client = useQueryClient();
  const { mutateAsync: run, isPending } = useMutation({
    mutationFn: (call: keyof BulkCalls) => calls[call](selection.ids),
    onSuccess: () => {
      selection.clear();
      return refresh(client);
    },
  });
  const count = selection.ids.length;
  const mark = (call: 'markAsRead' | 'markAsHandled') =>
    run(call).catch((error: unknown) => toast.error(toTellable(error, texts.bulkFailed), texts.bulkFailed));

  async function destroy() {
    await run('destroy').catch((error: unknown) => {
      throw toTellable(error, texts.bulkFailed);
    });
    toast.success(texts.removed(count));
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox checked={selection.all} indeterminate={selection.some} onChange={selection.toggleAll} />
        <span>{texts.selectAll}</span>
      </label>
      <span role="status" className="figures text-ci-gray-600">
        {count > 0 && texts.selected(count)}
      </span>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" pending={isPending} onClick={() => void mark('markAsRead')}>
            {texts.markRead}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            pending={isPending}
            onClick={() => void mark('markAsHandled')}
          >
            {texts.markHandled}
          </Button>
          <ConfirmDialog
            trigger={
              <Button variant="secondary" size="sm">
                {texts.remove}
              </Button>
            }
            title={texts.removeTitle(count)}
            description={texts.removeText}
            confirmLabel={texts.remove}
            onConfirm={destroy}
            errorText={texts.bulkFailed}
          />
        </div>
      )}
    </div>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BulkCalls } from '@/lib/requests/bulk-calls';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

interface Marked {
  id: number;
  name: string;
}

/** Marks or removes one request from its row, then refetches the list. */
export function useMarking(calls: BulkCalls, refresh: (client: QueryClient) => Promise<void>) {
  const client = useQueryClient();
  const { mutateAsync: run } = useMutation({
    mutationFn: ({ call, id }: { call: keyof BulkCalls; id: number }) => calls[call]([id]),
    onSuccess: () => refresh(client),
  });
  const fail = (error: unknown) => toast.error(toTellable(error, texts.bulkFailed), texts.bulkFailed);
  return {
    markRead: ({ id }: Marked) => void run({ call: 'markAsRead', id }).catch(fail),
    markHandled: ({ id, name }: Marked) =>
      void run({ call: 'markAsHandled', id }).then(() => toast.success(texts.handledNow(name)), fail),
    async remove({ id }: Marked): Promise<void> {
      await run({ call: 'destroy', id }).catch((error: unknown) => {
        throw toTellable(error, texts.bulkFailed);
      });
      toast.success(texts.removed(1));
    },
  };
}

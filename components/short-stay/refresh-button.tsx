'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/client';
import { refetchAreas, refreshAreas } from '@/lib/short-stay/queries';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';

/** Reads the areas now; it may take a minute. */
export function RefreshButton() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: refreshAreas,
    onSuccess: ({ data }) =>
      toast.success(data ? texts.refreshed(data.areas, data.read) : texts.leftToWorker),
    // The message contains what the entry point says.
    onError: (error) => toast.error(errorMessage(error, texts.refreshFailed)),
    onSettled: () => refetchAreas(client),
  });
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
      {texts.refresh}
    </Button>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/client';
import { refetchChecks, runChecks } from '@/lib/short-stay-checks/queries';
import { shortStayCheckTexts as texts } from '@/lib/texts/short-stay-checks';

/** Draws, sends and reads now; it may take a minute. */
export function RunButton() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: runChecks,
    onSuccess: ({ data }) => toast.success(data ? texts.ran(data.drawn, data.flagged) : texts.leftToWorker),
    // The message contains what the entry point says.
    onError: (error) => toast.error(errorMessage(error, texts.runFailed)),
    onSettled: () => refetchChecks(client),
  });
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
      {texts.run}
    </Button>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sendVerificationMail } from '@/lib/accounts/queries';
import { toTellable } from '@/lib/api/tellable';
import { accountTexts } from '@/lib/texts/accounts';
import { profileTexts as texts } from '@/lib/texts/profile';

/** Tells users whose mail bounces why they get no more mail, and what to do. */
export function ReturnedMail({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: sendVerificationMail,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) =>
      toast.error(toTellable(error, accountTexts.verify.failed), accountTexts.verify.failed),
  });
  return (
    <Alert tone="warning" title={texts.mailReturns}>
      <p>{texts.mailReturnsText(email)}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => sending.mutate()}
        pending={sending.isPending}
      >
        {texts.confirmAgain}
      </Button>
    </Alert>
  );
}

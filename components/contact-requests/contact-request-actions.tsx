'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { ContactRequestDto } from '@/lib/contact-requests/contract';
import { contactRequestBulkCalls as calls, refreshContactRequests } from '@/lib/contact-requests/queries';
import { route } from '@/lib/desk-paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';

/** Buttons to answer in the landlord's own mail program and to archive or delete the request. */
export function ContactRequestActions({ request }: { request: ContactRequestDto }) {
  const client = useQueryClient();
  const router = useRouter();
  const { mutate: markHandled, isPending } = useMutation({
    mutationFn: () => calls.markAsHandled([request.id]),
    onSuccess: () => refreshContactRequests(client),
    onError: (error) => toast.error(toTellable(error, texts.bulkFailed), texts.bulkFailed),
  });

  async function remove() {
    await calls.destroy([request.id]).catch((error: unknown) => {
      throw toTellable(error, texts.bulkFailed);
    });
    toast.success(texts.removed(1));
    router.push(route('dashboard.contact-request.index'));
    // Does not refetch the deleted request while its page is still on screen.
    await refreshContactRequests(client, request.id);
  }

  const subject = encodeURIComponent(texts.replySubject(request.subject));
  return (
    <>
      {request.email && (
        <a href={`mailto:${request.email}?subject=${subject}`} className={buttonClass()}>
          {texts.reply}
        </a>
      )}
      {request.handled_at === null && (
        <Button variant="secondary" pending={isPending} onClick={() => markHandled()}>
          {texts.markHandled}
        </Button>
      )}
      <ConfirmDialog
        trigger={<Button variant="quiet">{texts.remove}</Button>}
        title={texts.removeTitle(1)}
        description={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={remove}
        errorText={texts.bulkFailed}
      />
    </>
  );
}

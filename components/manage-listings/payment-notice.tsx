'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { mainId } from '@/components/layout/main-id';
import type { PaymentReturn } from '@/components/manage-listings/payment-return';
import { PublishButton } from '@/components/manage-listings/publish-button';
import { Alert } from '@/components/ui/alert';
import type { AlertTone } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { isSlowPayment, paymentPause } from '@/lib/billing/payment';
import { paymentQuery, refreshBilling } from '@/lib/billing/queries';
import type { OwnListing } from '@/lib/listings/contract';
import { refreshListings } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';
import { publishTexts as texts } from '@/lib/texts/billing';
import { uiTexts } from '@/lib/texts/ui';

interface PaymentNoticeProps {
  payment: PaymentReturn;
  /** The listing paid for, if it is on the current pages. */
  listing: OwnListing | undefined;
  /** The URL of the page without the notice. */
  href: string;
}

/** The state of the payment the user returns from; updates itself. */
export function PaymentNotice({ payment, listing, href }: PaymentNoticeProps) {
  const router = useRouter();

  function dismiss() {
    router.replace(href, { scroll: false });
    document.getElementById(mainId)?.focus();
  }

  const Notice = payment.isCanceled ? CanceledNotice : AwaitedNotice;
  return (
    <div aria-live="polite" className="mb-8">
      <Notice
        listingId={payment.listingId}
        listing={listing}
        dismiss={
          <Button variant="secondary" size="sm" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        }
      />
    </div>
  );
}

interface NoticeProps {
  listingId: number;
  listing: OwnListing | undefined;
  dismiss: Elements;
}

function CanceledNotice(props: NoticeProps) {
  return (
    <Notice tone="warning" {...props} retry={texts.toPayment}>
      {texts.canceled}
    </Notice>
  );
}

/** Polls the state of the payment until it is settled or cannot be determined; pauses while the page is hidden. */
function useAwaitedPayment(listingId: number) {
  const client = useQueryClient();
  const [since] = useState(() => Date.now());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...paymentQuery(listingId),
    refetchInterval: ({ state }) => state.error === null && paymentPause(state.data, Date.now() - since),
  });
  const isPaid = data === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void refreshListings(client);
    void refreshBilling(client);
  }, [isPaid, client]);
  return { state: data, error, isFetching, refetch, isSlow: isSlowPayment(dataUpdatedAt - since) };
}

function AwaitedNotice(props: NoticeProps) {
  const { state, error, isFetching, refetch, isSlow } = useAwaitedPayment(props.listingId);
  if (state === 'paid') {
    const isApproved = Boolean(props.listing?.approved_at);
    return (
      <Notice tone="success" title={isApproved ? texts.paidOnline : texts.paidWaiting} {...props}>
        {isApproved ? null : texts.paidWaitingText}
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="error" title={texts.failed} {...props} retry={texts.tryAgain}>
        {texts.failedText}
      </Notice>
    );
  }
  if (error) {
    return (
      <Notice
        tone="warning"
        title={texts.unknown}
        {...props}
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        }
      >
        {texts.unknownText}
      </Notice>
    );
  }
  return (
    <Notice title={texts.processing} {...props}>
      {isSlow ? texts.slowText : texts.processingText}
    </Notice>
  );
}

interface NoticeBoxProps extends NoticeProps {
  tone?: AlertTone;
  title?: string;
  children: ReactNode;
  /** The label of the button to pay again; left out when nothing is due. */
  retry?: string;
  action?: Elements;
}

function Notice({ tone, title, children, listingId, listing, retry, action, dismiss }: NoticeBoxProps) {
  const publishable = {
    id: listingId,
    slug: listing?.slug ?? null,
    name: listing ? listingName(listing) : texts.thisListing,
  };
  return (
    <Alert tone={tone} title={title}>
      {children && <p>{children}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {retry !== undefined && <PublishButton listing={publishable} label={retry} />}
        {action}
        {dismiss}
      </div>
    </Alert>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { TodaySection } from '@/components/today/today-section';
import { amountText, StatusBadge, stayInWords } from '@/components/booking-requests/booking-request-facts';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { latestBookingRequestQuery } from '@/lib/booking-requests/queries';
import { route } from '@/lib/desk-paths';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';

/** The newest booking request, with a link to answer it. */
export function LatestRequest({ userId }: { userId: number }) {
  const { data, isPending, isError } = useQuery(latestBookingRequestQuery(userId));
  const [request] = data?.data ?? [];
  return (
    <TodaySection
      title={texts.latestRequest}
      more={
        <Link href={route('dashboard.booking-request.index')} className="link">
          {texts.allRequests}
        </Link>
      }
    >
      {isPending && (
        <SkeletonGroup>
          <Skeleton className="h-36 rounded-panel" />
        </SkeletonGroup>
      )}
      {isError && <Alert tone="error">{texts.requestFailed}</Alert>}
      {data && !request && <Card tone="sand">{texts.noRequest}</Card>}
      {request && <RequestCard request={request} />}
    </TodaySection>
  );
}

function RequestCard({ request }: { request: BookingRequestDto }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-semibold text-ci-gray-900">
          <span className="min-w-0 wrap-anywhere">{request.name}</span>
          <StatusBadge request={request} />
        </p>
        <p className="mt-1 text-ci-gray-700">{request.listing.name}</p>
        <p className="figures text-ci-gray-700">{`${stayInWords(request)}, ${amountText(request)}`}</p>
      </div>
      <LinkButton
        as={Link}
        href={route('dashboard.booking-request.show', { id: request.id })}
        variant="secondary"
        size="sm"
      >
        {texts.openRequest}
      </LinkButton>
    </Card>
  );
}

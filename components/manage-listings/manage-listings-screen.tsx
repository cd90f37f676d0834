'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useEffect, useState } from 'react';
import { CoLandlordsSection } from '@/components/manage-listings/co-landlords-section';
import { ListingShelf } from '@/components/manage-listings/listing-shelf';
import { PaymentNotice } from '@/components/manage-listings/payment-notice';
import type { PaymentReturn } from '@/components/manage-listings/payment-return';
import { shelfPageHref } from '@/components/manage-listings/shelf-pages';
import type { ShelfPages } from '@/components/manage-listings/shelf-pages';
import { useUnpaid } from '@/components/manage-listings/use-unpaid';
import { doneTexts } from '@/components/manage-listings/done-action';
import type { DoneAction } from '@/components/manage-listings/done-action';
import { ListHeading } from '@/components/layout/list-heading';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { forgetUnavailable, leftUnavailable } from '@/lib/billing/queries';
import { listingShelfQuery } from '@/lib/listings/queries';
import { route } from '@/lib/paths';
import { publishTexts } from '@/lib/texts/billing';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

interface ManageListingsScreenProps {
  userId: number;
  pages: ShelfPages;
  /** What was just done, through the form or as an admin. */
  done: DoneAction | null;
  /** The payment that the landlord is returning from. */
  payment: PaymentReturn | null;
  /** Landlords see who manages calendars with them; admins have their own list of users. */
  hasCoLandlords: boolean;
}

/** All of the user's own listings, offline and online in separate sections. */
export function ManageListingsScreen(props: ManageListingsScreenProps) {
  const { userId, pages, done, payment, hasCoLandlords } = props;
  const disabled = useQuery(listingShelfQuery('disabled', userId, pages.disabled));
  const enabled = useQuery(listingShelfQuery('enabled', userId, pages.enabled));
  const unpaid = useUnpaid(userId);
  const unavailable = useLeftUnavailable();
  const paid = [...(enabled.data?.data ?? []), ...(disabled.data?.data ?? [])].find(
    ({ id }) => id === payment?.listingId,
  );
  const hasNone = enabled.data?.meta.total === 0 && disabled.data?.meta.total === 0;
  const create = (
    <LinkButton as={Link} href={route('listing.create')}>
      {texts.create}
    </LinkButton>
  );
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} actions={!hasNone && create} />
      {done && (
        <Alert tone="success" title={doneTexts[done].title} className="mb-8" live>
          {doneTexts[done].text}
        </Alert>
      )}
      {unavailable !== undefined && (
        <Alert tone="warning" title={unavailable} className="mb-8" live>
          {publishTexts.unavailable}
        </Alert>
      )}
      {payment && (
        <PaymentNotice
          key={`${payment.listingId} ${payment.isCanceled}`}
          payment={payment}
          listing={paid}
          href={shelfPageHref(pages, 'enabled', pages.enabled)}
        />
      )}
      {hasNone ? (
        <EmptyState drawing="beach" text={texts.empty} action={create} />
      ) : (
        <div className="space-y-12">
          <ListingShelf
            title={texts.disabled}
            emptyText={texts.disabledEmpty}
            list={disabled}
            other={enabled}
            unpaid={unpaid}
            pageHref={(page) => shelfPageHref(pages, 'disabled', page)}
          />
          <ListingShelf
            title={texts.enabled}
            emptyText={texts.enabledEmpty}
            list={enabled}
            other={disabled}
            pageHref={(page) => shelfPageHref(pages, 'enabled', page)}
          />
          {hasCoLandlords && (
            <CoLandlordsSection
              ownerId={userId}
              page={pages.coLandlords}
              pageHref={(page) => shelfPageHref(pages, 'coLandlords', page)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The server's message about a payment that could not be started before coming here; shown once. */
function useLeftUnavailable(): string | undefined {
  const client = useQueryClient();
  const [sentence] = useState(() => leftUnavailable(client));
  useEffect(() => forgetUnavailable(client), [client]);
  return sentence;
}

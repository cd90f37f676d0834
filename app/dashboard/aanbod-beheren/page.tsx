import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { NotFoundView } from '@/components/layout/not-found-view';
import { readDoneAction } from '@/components/manage-listings/done-action';
import { ManageListingsScreen } from '@/components/manage-listings/manage-listings-screen';
import { readPaymentReturn } from '@/components/manage-listings/payment-return';
import { readShelfPages } from '@/components/manage-listings/shelf-pages';
import { listingShelfQuery, listingsPerPage } from '@/lib/listings/queries';
import type { ListingShelf } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';
import { coLandlordListQuery, coLandlordsPerPage } from '@/lib/users/queries';
import { requirePageActor } from '@/server/auth/page-actor';
import { setPageStatus } from '@/server/http/request-context';
import { listUserListings } from '@/server/features/listings/list-user-listings';
import { mayCreateListing } from '@/server/features/listings/policy';
import { listCoLandlords } from '@/server/features/users/list-users';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The user's own listings; `action` says what the form has just done, `payment` which payment the owner returns from.
 */
export default async function ManageListingsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.listing.index'));
  if (!mayCreateListing(actor)) {
    setPageStatus(404);
    return <NotFoundView />;
  }
  const parameters = await searchParams;
  const pages = readShelfPages(parameters);
  const load = async (shelf: ListingShelf) => {
    const query = { page: pages[shelf], limit: listingsPerPage };
    const { queryKey } = listingShelfQuery(shelf, actor.id, pages[shelf]);
    return [queryKey, await listUserListings(shelf, { actor, params: { id: actor.id }, query })] as const;
  };
  const loadCoLandlords = async () => {
    const query = {
      page: pages.coLandlords,
      limit: coLandlordsPerPage,
      user_role_id: undefined,
      suspended: false,
      search: null,
    };
    const { queryKey } = coLandlordListQuery(actor.id, pages.coLandlords);
    return [queryKey, await listCoLandlords({ actor, query })] as const;
  };
  const shelves = [load('disabled'), load('enabled')];
  return (
    <Prefetched data={await Promise.all(actor.isAdmin ? shelves : [...shelves, loadCoLandlords()])}>
      <ManageListingsScreen
        userId={actor.id}
        pages={pages}
        done={readDoneAction(parameters.action)}
        payment={readPaymentReturn(parameters)}
        hasCoLandlords={!actor.isAdmin}
      />
    </Prefetched>
  );
}

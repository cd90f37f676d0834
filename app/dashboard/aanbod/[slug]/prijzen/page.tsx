import type { Metadata } from 'next';
import { loadStayFacts } from '@/app/dashboard/kalender/load-calendar';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { PricesScreen } from '@/components/stays/prices-screen';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { stayPricesTexts } from '@/lib/texts/stay-prices';
import { requirePageActor } from '@/server/auth/page-actor';
import { findListing } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';

export const metadata: Metadata = { title: stayPricesTexts.title };

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Prices and rules of a listing, for those who manage its calendar (docs/rules/stays.md#the-landlords-screen). */
export default async function PricesPage({ params }: PageProps) {
  const { slug } = await params;
  const actor = await requirePageActor(route('listing.prices', { slug }));
  // Page URLs contain the slug, never the id.
  const listing = /^\d+$/.test(slug) ? null : await findListing(slug);
  if (!listing || !mayManageCalendar(actor, listing)) return showNotFound(listingPageTexts.notFound);
  return (
    <Prefetched data={await loadStayFacts(slug, actor)}>
      <PricesScreen key={slug} slug={slug} today={todayIn()} />
    </Prefetched>
  );
}

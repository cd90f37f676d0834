import type { Metadata } from 'next';
import { ListingThankYou } from '@/components/pages/listing-thank-you';
import { route } from '@/lib/desk-paths';
import { listingThankYouTexts as texts } from '@/lib/texts/listing-thank-you';
import { requirePageActor } from '@/server/auth/page-actor';

export const generateMetadata = (): Metadata => ({ title: texts.documentTitle });

interface PageProps {
  searchParams: Promise<{ action?: string | string[] }>;
}

/** Shown after creating a listing. */
export default async function DashboardThankYouPage({ searchParams }: PageProps) {
  await requirePageActor(route('dashboard.thank-you'));
  return <ListingThankYou action={(await searchParams).action} />;
}

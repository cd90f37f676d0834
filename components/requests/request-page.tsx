import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Elements } from '@/components/ui/elements';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';
import { menuTexts } from '@/lib/texts/menu';

interface RequestPageProps {
  listing: { slug: string; name: string };
  breadcrumb: string;
  title: string;
  intro: string;
  /** The stay in the page's address, as a query string. */
  query: string;
  children: Elements;
}

/** The page with a form that asks a landlord something: breadcrumb, title, intro and the form. */
export function RequestPage({ listing, breadcrumb, title, intro, query, children }: RequestPageProps) {
  return (
    <div className="page @container py-8 sm:py-12">
      <Breadcrumb
        className="mb-6"
        items={[
          { label: menuTexts.listing, href: route('front-page') },
          { label: menuTexts.listings, href: withCarried(route('listing.index'), query) },
          {
            label: listing.name,
            href: withCarried(route('listing.show', { slug: listing.slug }), query),
          },
          { label: breadcrumb },
        ]}
      />
      <PageHeading title={title} intro={intro} />
      {children}
    </div>
  );
}

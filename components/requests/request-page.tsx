import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Elements } from '@/components/ui/elements';
import { route } from '@/lib/paths';
import { menuTexts } from '@/lib/texts/menu';

interface RequestPageProps {
  listing: { slug: string; name: string };
  breadcrumb: string;
  title: string;
  intro: string;
  children: Elements;
}

/** The page with a form that asks a landlord something: breadcrumb, title, intro and the form. */
export function RequestPage({ listing, breadcrumb, title, intro, children }: RequestPageProps) {
  return (
    <div className="page @container py-8 sm:py-12">
      <Breadcrumb
        className="mb-6"
        items={[
          { label: menuTexts.listing, href: route('front-page') },
          { label: menuTexts.listings, href: route('listing.index') },
          { label: listing.name, href: route('listing.show', { slug: listing.slug }) },
          { label: breadcrumb },
        ]}
      />
      <PageHeading title={title} intro={intro} />
      {children}
    </div>
  );
}

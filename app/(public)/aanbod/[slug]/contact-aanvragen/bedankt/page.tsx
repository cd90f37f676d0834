import { NotFoundView } from '@/components/layout/not-found-view';
import { ThankYou } from '@/components/pages/thank-you';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { findContactableListing } from '@/server/contact-requests/find-contactable-listing';
import { setPageStatus } from '@/server/http/request-context';

const texts = contactRequestFormTexts.thankYou;

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  const path = route('listing.contact-request.thank-you', await params);
  return pageMetadata({ title: texts.documentTitle, path, index: false });
}

/** After a question was sent; goes home after five seconds (spec P §2). */
export default async function ContactRequestThankYouPage({ params }: PageProps) {
  const { slug } = await params;
  if (!(await findContactableListing(slug))) {
    setPageStatus(404);
    return <NotFoundView title={contactRequestFormTexts.notFound} />;
  }
  return (
    <ThankYou
      title={texts.title}
      text={texts.text}
      texts={texts}
      more={{ href: route('listing.show', { slug }), label: texts.listing }}
    />
  );
}

import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { reviewFormTexts as texts } from '@/lib/texts/review-form';

/** Replaces the form once the review is published. */
export function ReviewSent({ listing: { slug, name } }: { listing: { slug: string; name: string } }) {
  return (
    <section role="status">
      <h2>{texts.sentTitle}</h2>
      <p className="mt-2 mb-5">{texts.sentText(name)}</p>
      <LinkButton href={route('listing.show', { slug })} variant="secondary">
        {texts.see}
      </LinkButton>
    </section>
  );
}

import { cn } from '@/components/ui/cn';
import { Drawing } from '@/components/ui/drawing';
import type { Elements } from '@/components/ui/elements';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';
import { notFoundTexts } from '@/lib/texts/missing-page';

interface NotFoundViewProps {
  /** What cannot be found; by default 'Deze pagina kan niet gevonden worden'. */
  title?: string;
  text?: string;
  /** Listings to continue with, in place of the illustration, so that the first of them is on the first screen. */
  listings?: Elements;
  /** The days and the party of the page, which the link to the overview passes on (`carriedQuery`). */
  query?: string;
}

/** Something is not there (any more): what, and where to go. */
export function NotFoundView({ title = notFoundTexts.title, text, listings, query = '' }: NotFoundViewProps) {
  const texts = notFoundTexts;
  return (
    <>
      <div
        className={cn(
          'page flex flex-col items-center text-center',
          listings ? 'pt-6 pb-4 sm:pt-12 sm:pb-8' : 'py-16 sm:py-24',
        )}
      >
        {!listings && <Drawing name="horizon" className="mb-8 w-56 max-w-full" />}
        <h1 className="max-w-xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{text ?? texts.text}</p>
        <div className={cn('flex flex-wrap justify-center gap-3', listings ? 'mt-6' : 'mt-8')}>
          <LinkButton href={route('front-page')}>{texts.listing}</LinkButton>
          <LinkButton href={withCarried(route('listing.index'), query)} variant="secondary">
            {texts.listings}
          </LinkButton>
        </div>
      </div>
      {listings}
    </>
  );
}

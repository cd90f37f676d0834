import { partOf } from '@/lib/languages/texts';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

const texts = partOf(listingSectionTexts, 'rentOut');

/** Invites landlords, at the bottom of the home page. */
export function RentOutBanner() {
  return (
    <section className="page py-14 sm:py-16">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel bg-sand p-6 sm:p-10">
        <div className="max-w-xl">
          <h2>{texts.title}</h2>
          <p className="mt-2 text-lg text-ci-gray-700">{texts.text}</p>
        </div>
        <LinkButton href={route('listing.create')} size="lg" variant="secondary">
          {texts.action}
        </LinkButton>
      </div>
    </section>
  );
}

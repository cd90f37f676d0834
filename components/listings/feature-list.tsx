import { FeatureIcon } from '@/components/listings/feature-icon';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { listFeatures } from '@/lib/listings/features';
import type { Feature } from '@/lib/listings/features';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { strongestFeatures } from '@/lib/listings/strongest-features';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/**
 * The six main features; expandable to everything else the listing has, and what it lacks. A feature that is not
 * included but has a price is listed with the prices. The toggle comes after the whole list with the same style in both
 * states: only then does the browser keep its scroll position when the list collapses.
 */
export function FeatureList({ listing }: { listing: ListingPageModel }) {
  const features = listFeatures(listing).filter(
    ({ key, present }) => present || !listing.priced?.some((option) => option === key),
  );
  const { best, rest } = strongestFeatures(features);
  return (
    <>
      <Features features={best} />
      {rest.length > 0 && (
        <details className="group/features mt-3 flex flex-col">
          <summary className="link order-1 inline-flex min-h-11 list-none items-center self-start [&::-webkit-details-marker]:hidden">
            <span className="group-open/features:hidden">{texts.allFeatures(features.length)}</span>
            <span className="hidden group-open/features:inline">{texts.fewerFeatures}</span>
          </summary>
          <Features features={rest} className="mb-3" />
        </details>
      )}
    </>
  );
}

interface FeaturesProps {
  features: readonly Feature[];
  className?: string;
}

function Features({ features, className }: FeaturesProps) {
  return (
    <ul className={cn('grid gap-x-6 gap-y-3 sm:@md:grid-cols-2', className)}>
      {features.map((feature) => (
        <FeatureItem key={feature.key} feature={feature} />
      ))}
    </ul>
  );
}

function FeatureItem({ feature: { key: name, text, present } }: { feature: Feature }) {
  return (
    <li className={cn('flex items-start gap-3 wrap-anywhere', !present && 'text-ci-gray-600')}>
      <FeatureIcon name={name} present={present} />
      <Words>{text}</Words>
    </li>
  );
}

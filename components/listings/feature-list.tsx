import { FeatureIcon } from '@/components/listings/feature-icon';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { listFeatures } from '@/lib/listings/features';
import type { Feature } from '@/lib/listings/features';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { strongestFeatures } from '@/lib/listings/strongest-features';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/**
 * The six strongest features; behind a press what else the home has, and what it lacks. What is not included but has a
 * price stands with the prices. The press stands after all of them, open or not, with the same style: only then does
 * the browser leave it where it was when the list folds.
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

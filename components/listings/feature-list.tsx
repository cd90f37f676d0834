import { FeatureIcon } from '@/components/listings/feature-icon';
import { cn } from '@/components/ui/cn';
import { listFeatures } from '@/lib/listings/features';
import type { ListingPageModel } from '@/lib/listings/page-model';

/** What the home has, and what it lacks; what is not included but has a price stands with the prices. */
export function FeatureList({ listing }: { listing: ListingPageModel }) {
  const features = listFeatures(listing).filter(
    ({ key, present }) => present || !listing.priced?.some((option) => option === key),
  );
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {features.map(({ key, text, present }) => (
        <li key={key} className={cn('flex items-start gap-3', !present && 'text-ci-gray-600')}>
          <FeatureIcon name={key} present={present} />
          {text}
        </li>
      ))}
    </ul>
  );
}

'use client';

import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { RulesForm } from '@/components/stays/rules-form';
import { Card } from '@/components/ui/card';
import { nightCountText } from '@/lib/format/count';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import type { StayRulesDto } from '@/lib/stays/contract';
import { stayRulesTexts as texts } from '@/lib/texts/stay-prices';

interface RulesSectionProps {
  listing: OwnListing | ManagedListing;
  rules: StayRulesDto;
  onDraft: (rules: StayRulesDto) => void;
}

const nightsOr = (nights: number | null) => (nights === null ? texts.unset : nightCountText(nights));

/** The rules outside the seasons: those of the listing, read-only, and the form for the others. */
export function RulesSection({ listing, rules, onDraft }: RulesSectionProps) {
  const id = useId();
  const facts = [
    [texts.price, listing.price === null ? texts.unset : formatWholeEuro(listing.price)],
    [texts.minStay, nightsOr(listing.min_stay)],
    [texts.maxStay, nightsOr(listing.max_stay)],
  ] as const;
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id}>{texts.title}</h2>
        <p className="mt-1 text-ci-gray-700">{texts.intro}</p>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-ci-gray-700">{label}</dt>
              <dd className="figures text-lg font-semibold text-ci-gray-900">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 mb-5 text-ci-gray-600">
          {texts.inListing}{' '}
          {'air_bnb_url' in listing && (
            <Link href={route('listing.edit', { slug: listing.slug })} className="link">
              {texts.change}
            </Link>
          )}
        </p>
        <RulesForm slug={listing.slug} standard={listing.price} rules={rules} onDraft={onDraft} />
      </section>
    </Card>
  );
}

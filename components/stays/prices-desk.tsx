'use client';

import { Link } from '@/components/ui/link';
import { useMemo, useState } from 'react';
import { CostsSection } from '@/components/stays/costs-section';
import { RulesSection } from '@/components/stays/rules-section';
import { SeasonsSection } from '@/components/stays/seasons-section';
import { StayTester } from '@/components/stays/stay-tester';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/desk-paths';
import type { CostDto, StayRulesDto } from '@/lib/stays/contract';
import { contradictionText } from '@/lib/stays/contradiction-text';
import { findContradictions } from '@/lib/stays/contradictions';
import { landlordTerms } from '@/lib/calendar/landlord-terms';
import type { LandlordFacts } from '@/lib/calendar/landlord-terms';
import type { StayTerms } from '@/lib/stays/terms';
import { stayPricesTexts as texts } from '@/lib/texts/stay-prices';

/** A listing's seasons, rules and costs, with a price test beside them that uses what is on screen. */
export function PricesDesk({ facts }: { facts: LandlordFacts }) {
  const { listing, seasons, costs, today } = facts;
  const [rules, setRules] = useState<StayRulesDto>(facts.rules);
  const [costsDraft, setCostsDraft] = useState<readonly CostDto[] | null>(null);
  const terms = useMemo(
    () => landlordTerms({ ...facts, rules, costs: costsDraft ?? facts.costs }),
    [facts, rules, costsDraft],
  );
  return (
    <div className="space-y-6">
      <SeasonsSection
        slug={listing.slug}
        seasons={seasons}
        standard={listing.price}
        usual={usualPrice(listing.price, facts.rules)}
        mayLower={'air_bnb_url' in listing}
        today={today}
      />
      {terms && <Contradictions terms={terms} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 space-y-6">
          <CostsSection
            slug={listing.slug}
            cityId={listing.city?.id ?? null}
            costs={costs}
            onDraft={setCostsDraft}
          />
          <RulesSection listing={listing} rules={facts.rules} onDraft={setRules} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-4">
          {terms ? (
            <StayTester terms={terms} />
          ) : (
            <NoPrice slug={'air_bnb_url' in listing ? listing.slug : null} />
          )}
        </div>
      </div>
    </div>
  );
}

const usualPrice = (price: number | null, { base_price: base }: StayRulesDto) =>
  price !== null && base !== null ? Math.max(price, base) : price;

function Contradictions({ terms }: { terms: StayTerms }) {
  const found = useMemo(() => findContradictions(terms).map(contradictionText), [terms]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {found.length > 0 && (
        <Alert tone="warning" title={texts.contradictions}>
          <ul className="list-disc space-y-1 pl-5">
            {found.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** A concept without a price has nothing to test; only users who may edit the listing get a link to it. */
function NoPrice({ slug }: { slug: string | null }) {
  return (
    <Card tone="blue">
      <h2>{texts.noPrice}</h2>
      <p className="mt-2 text-ci-gray-700">{texts.noPriceText}</p>
      {slug !== null && (
        <LinkButton as={Link} href={route('listing.edit', { slug })} className="mt-4">
          {texts.toPrice}
        </LinkButton>
      )}
    </Card>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { FreePeriodSection } from '@/components/billing/free-period-section';
import { TariffForm } from '@/components/billing/tariff-form';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { tariffsQuery } from '@/lib/billing/queries';
import { publicEnv } from '@/lib/public-env';
import { tariffTexts as texts } from '@/lib/texts/tariffs';

/** What publishing costs and for how long, and the homes that are online without payment. */
export function TariffsScreen({ page }: { page: number }) {
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <div className="space-y-12">
        {publicEnv().billing === 'free' ? (
          <p>{texts.isFree}</p>
        ) : (
          <>
            <Tariffs />
            <FreePeriodSection page={page} />
          </>
        )}
      </div>
    </>
  );
}

function Tariffs() {
  const query = useQuery(tariffsQuery());
  return (
    <OneOfList query={query} failed={texts.loadFailed}>
      {(tariffs) => <TariffForm key={tariffs.version} tariffs={tariffs} />}
    </OneOfList>
  );
}

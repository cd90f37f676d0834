'use client';

import { Suspense, useId } from 'react';
import { OtherLanguages } from '@/components/forms/other-languages';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

const TranslationFields = lazyPart(
  async () => (await import('@/components/listing-form/translation-fields')).TranslationFields,
);

/** The landlord's texts in the guests' other languages (docs/rules/listing-form.md#translations). */
export function TranslationsSection() {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <OtherLanguages name="translations" headingId={id}>
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton className="h-160" />
              </SkeletonGroup>
            }
          >
            <TranslationFields />
          </Suspense>
        </OtherLanguages>
      </section>
    </Card>
  );
}

'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

// Part of every user's dashboard layout, but only shown to admins.
const FindField = lazyPart(async () => (await import('@/components/find/find-field')).FindField);

/** The place of the search field on each page. */
export function FindPlace() {
  return (
    <Suspense fallback={<div className="mb-5 h-12" />}>
      <FindField />
    </Suspense>
  );
}

'use client';

import { Suspense } from 'react';
import { useViewer } from '@/components/layout/use-viewer';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ModerationState } from '@/lib/moderation/lifecycle';

export interface ModeratedListing {
  id: number;
  slug: string;
  name: string;
  state: ModerationState;
  pictures: readonly { id: string; order_number: number }[];
}

/** Its dialogs are only loaded for admins. */
const AdminPanel = lazyPart(async () => (await import('@/components/moderation/admin-panel')).AdminPanel);

/**
 * 'Beheer deze advertentie' on a listing's page (docs/rules/moderation.md#admin-block). The cached page is the same for
 * everyone, so this component itself checks whether the viewer is an admin.
 */
export function AdminBlock({ listing }: { listing: ModeratedListing }) {
  const viewer = useViewer();
  if (!viewer?.is_admin || viewer.second_factor_due) return null;
  return (
    <Suspense>
      <AdminPanel listing={listing} staffRole={viewer.staff_role} />
    </Suspense>
  );
}

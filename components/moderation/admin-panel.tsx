'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PasswordDialog } from '@/components/layout/password-dialog';
import type { ModeratedListing } from '@/components/moderation/admin-block';
import { DuplicateNotice } from '@/components/moderation/duplicate-notice';
import type { DuplicateCheck } from '@/components/moderation/duplicate-notice';
import { FreePeriodPart } from '@/components/moderation/free-period';
import { ModerationActions } from '@/components/moderation/moderation-actions';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Toaster } from '@/components/ui/toaster';
import { fetchReview, originalPhotoUrl } from '@/lib/moderation/calls';
import type { ModerationAction } from '@/lib/moderation/calls';
import type { ReviewDto } from '@/lib/moderation/contract';
import { route } from '@/lib/desk-paths';
import { publicEnv } from '@/lib/public-env';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRole } from '@/lib/staff/rights';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** Leaves time to read the success message before the page reloads; milliseconds. */
const reloadAfter = 1500;

interface AdminPanelProps {
  listing: ModeratedListing;
  staffRole: StaffRole | null;
}

/** The admins' part of a listing's page, as far as their rights go. */
export function AdminPanel({ listing, staffRole }: AdminPanelProps) {
  const decides = hasStaffRight(staffRole, 'moderate');
  const grants = publicEnv().billing !== 'free' && hasStaffRight(staffRole, 'money');
  if (!hasStaffRight(staffRole, 'find')) return null;
  return (
    <section aria-labelledby="beheer">
      <Card tone="sand">
        <h2 id="beheer">{texts.blockTitle}</h2>
        <p className="mt-2">{texts.blockText}</p>
        <div className="mt-5 space-y-4">
          {listing.state === 'waiting' && <Alert tone="warning">{texts.invisible}</Alert>}
          {decides && <Decision listing={listing} />}
          <a
            href={route('dashboard.admin.listing.show', { id: listing.id })}
            className="inline-flex min-h-8 items-center link"
          >
            {texts.file}
          </a>
          {grants && <FreePeriodPart listing={listing} />}
          {decides && <OriginalPhotos pictures={listing.pictures} />}
        </div>
      </Card>
      <Toaster />
      <PasswordDialog />
    </section>
  );
}

function Decision({ listing }: { listing: ModeratedListing }) {
  const router = useRouter();
  const { check, seenVersion } = useReview(listing.id);

  function goOn(action: ModerationAction) {
    // Approving reloads the page; after taking a listing offline, go to the list of listings; after a deletion, back to
    // the review queue.
    if (action === 'approve') setTimeout(() => window.location.reload(), reloadAfter);
    else if (action === 'deny') router.push(route('dashboard.listing.index', {}, { action: 'deny' }));
    else router.push(route('dashboard.admin.listing.index'));
  }

  return (
    <>
      {listing.state === 'waiting' && <DuplicateNotice check={check} />}
      <ModerationActions
        listing={listing}
        state={listing.state}
        check={check}
        seenVersion={seenVersion}
        onDone={goOn}
      />
    </>
  );
}

function OriginalPhotos({ pictures }: Pick<ModeratedListing, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{texts.download}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {pictures.map(({ id, order_number: number }) => (
          <li key={id}>
            <a
              href={originalPhotoUrl(id)}
              download
              aria-label={texts.downloadOf(number)}
              className="inline-flex min-h-8 items-center link"
            >
              {texts.photo(number)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Review {
  check: DuplicateCheck;
  seenVersion: string | null;
}

/** Checks for other listings with the same licence number, and loads this listing's version. */
function useReview(id: number): Review {
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<ReviewDto | 'failed' | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    async function check() {
      setFound(null);
      try {
        setFound(await fetchReview(id, abort.signal));
      } catch {
        if (!abort.signal.aborted) setFound('failed');
      }
    }
    void check();
    return () => abort.abort();
  }, [id, attempt]);
  if (found === null) return { check: { status: 'pending' }, seenVersion: null };
  if (found === 'failed')
    return { check: { status: 'failed', retry: () => setAttempt(attempt + 1) }, seenVersion: null };
  return { check: { status: 'done', duplicates: found.duplicates }, seenVersion: found.updated_at };
}

'use client';

import { Link } from '@/components/ui/link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import type { DuplicateDto } from '@/lib/moderation/contract';
import { route } from '@/lib/paths';
import { moderationStateTexts, moderationTexts as texts } from '@/lib/texts/moderation';

/** The state of the search for other listings with the same licence number; approving waits for it. */
export type DuplicateCheck =
  | { status: 'pending' }
  | { status: 'failed'; retry: () => void }
  | { status: 'done'; duplicates: readonly DuplicateDto[] };

/** The result of that search. */
export function DuplicateNotice({ check }: { check: DuplicateCheck }) {
  if (check.status === 'pending') {
    return (
      <p role="status" className="text-ci-gray-600">
        {texts.checking}
      </p>
    );
  }
  if (check.status === 'failed') {
    return (
      <Alert tone="error" live>
        <p>{texts.reviewFailed}</p>
        <Button variant="secondary" size="sm" onClick={check.retry} className="mt-3">
          {texts.retry}
        </Button>
      </Alert>
    );
  }
  if (check.duplicates.length === 0) {
    return (
      <p role="status" className="text-ci-gray-600">
        {texts.checked}
      </p>
    );
  }
  return (
    <Alert tone="warning" title={texts.duplicate} live>
      <ul className="mt-1 space-y-1">
        {check.duplicates.map(({ id, slug, name, state, owner }) => (
          <li key={id}>
            <Link href={route('listing.show', { slug })} className="link">
              {name}
            </Link>
            <Words>{`, ${owner.full_name} (${moderationStateTexts[state].toLowerCase()})`}</Words>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

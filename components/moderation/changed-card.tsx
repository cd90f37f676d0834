'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { ChangedPhotos } from '@/components/moderation/changed-photos';
import { ModerationActions } from '@/components/moderation/moderation-actions';
import { translatedTexts } from '@/components/moderation/translated-texts';
import { TextDiff } from '@/components/moderation/text-diff';
import { stickyActions } from '@/components/moderation/sticky-actions';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import { moderationCalls } from '@/lib/moderation/calls';
import type { ChangedListing, SnapshotTexts } from '@/lib/moderation/contract';
import { refreshModeration } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { listingTexts } from '@/lib/texts/listings';
import { moderationTexts as texts } from '@/lib/texts/moderation';

const labels: readonly (readonly [Exclude<keyof SnapshotTexts, 'translations'>, string])[] = [
  ['name_holiday_home', texts.listingName],
  ['name_residence', texts.residence],
  ['description', texts.descriptionTitle],
  ['house_rules', texts.houseRules],
  ['rooms', texts.rooms],
  ['costs', texts.costs],
  ['photo_words', texts.photoWords],
  ['facts', texts.facts],
];

/** A change to an approved listing, compared with what an admin last saw. */
export function ChangedCard({ change }: { change: ChangedListing }) {
  const { id, slug, owner, before, after, state } = change;
  const client = useQueryClient();
  const name = after.name_holiday_home ?? listingTexts.nameless;
  const seen = useMutation({
    mutationFn: () => moderationCalls.seen(id, change.version),
    onSuccess: () => toast.success(texts.seenDone),
    onError: (error) => toast.error(toTellable(error, texts.failed), texts.failed),
    // Also after a rejection, to show what has changed in the meantime.
    onSettled: () => refreshModeration(client),
  });
  return (
    <Card className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-xl break-words">{name}</h2>
          <p className="mt-1 text-ci-gray-700">
            {texts.changedBy}{' '}
            <Link href={route('dashboard.admin.user.show', { id: owner.id })} className="link">
              {owner.full_name}
            </Link>
            <Words>{`, ${formatMoment(change.changed_at)}`}</Words>
          </p>
        </div>
        <LinkButton href={route('listing.show', { slug })} variant="quiet" size="sm">
          {texts.view}
        </LinkButton>
      </div>
      {labels.map(
        ([field, label]) =>
          before[field] !== after[field] && (
            <TextDiff key={field} label={label} before={before[field]} after={after[field]} />
          ),
      )}
      {translatedTexts.map(({ locale, field, label }) => {
        const was = before.translations[locale][field];
        const is = after.translations[locale][field];
        return was === is ? null : (
          <TextDiff key={label} label={label} before={was} after={is} lang={locale} />
        );
      })}
      <ChangedPhotos {...change.photos} name={name} />
      <div className={`flex flex-wrap gap-3 ${stickyActions}`}>
        <Button onClick={() => seen.mutate()} pending={seen.isPending} aria-label={texts.seenNamed(name)}>
          {texts.seen}
        </Button>
        <ModerationActions
          listing={{ id, slug, name }}
          state={state}
          check={{ status: 'done', duplicates: [] }}
          seenVersion={null}
          onDone={(action) => void refreshModeration(client, action === 'destroy' ? id : null)}
        />
      </div>
    </Card>
  );
}

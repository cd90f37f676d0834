'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useId, useState } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { failureText } from '@/components/calendar/save-state';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import type { Elements } from '@/components/ui/elements';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { savePlatformFeed } from '@/lib/calendar/queries';
import type { NamedSource } from '@/lib/listings/calendar-sources';
import type { OwnListing } from '@/lib/listings/contract';
import { route } from '@/lib/desk-paths';
import { bookedSourceTexts, calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';
import { uiTexts } from '@/lib/texts/ui';

interface FeedFieldProps {
  listing: OwnListing;
  source: NamedSource;
  /** The URL as saved. */
  url: string | null;
  /** Called after a change, when more than the listing has to be refreshed. */
  onChanged?: () => Promise<void>;
}

/** The calendar URL of one of the two platforms; saving it empty removes the link. */
export function FeedField({ listing, source, url, onChanged }: FeedFieldProps) {
  const client = useQueryClient();
  return (
    <AddressField
      listing={listing}
      site={bookedSourceTexts[source]}
      url={url}
      onSave={async (next) => {
        await savePlatformFeed(client, listing.slug, source, next);
        await onChanged?.();
      }}
      failed={texts.failedDefault}
    >
      {url !== null && <RemoveFeed slug={listing.slug} source={source} onChanged={onChanged} />}
    </AddressField>
  );
}

interface AddressFieldProps {
  listing: OwnListing;
  /** The site's name. */
  site: string;
  url: string | null;
  onSave: (next: string) => Promise<void>;
  /** The message for an error that has no reason of its own. */
  failed: string;
  /** Shown beside the save button. */
  children?: Elements;
}

/**
 * The URL of another site's calendar: it is read as soon as it is saved, and a dialog explains a rejection
 * (docs/rules/calendar-feeds.md#links).
 */
export function AddressField({ listing, site, url, onSave, failed, children }: AddressFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(url ?? '');
  const [fault, setFault] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => toast.success(texts.saved),
    onError: (error) => {
      setFault(failureText(error, failed));
      setIsRefused(true);
    },
  });
  const isChanged = typed.trim() !== '' && typed.trim() !== url;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save.mutate(typed.trim());
      }}
      className="space-y-3"
    >
      <FieldFrame id={id} label={texts.link(site)} help={texts.linkHelp(site)}>
        <input
          {...describe(id, { help: true })}
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="control"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isChanged && (
          <Button type="submit" size="sm" pending={save.isPending}>
            {texts.save}
          </Button>
        )}
        {children}
      </div>
      <Dialog
        open={isRefused}
        onOpenChange={setIsRefused}
        size="sm"
        title={texts.failed(fault)}
        footer={
          <>
            <LinkButton as={Link} href={pageOf(listing)}>
              {texts.toListing}
            </LinkButton>
            <Button variant="secondary" onClick={() => setIsRefused(false)}>
              {uiTexts.cancel}
            </Button>
          </>
        }
      />
    </form>
  );
}

/** The listing's public page, or its form when it has none. */
function pageOf({ slug, approved_at }: OwnListing): string {
  return approved_at === null ? route('listing.edit', { slug }) : route('listing.show', { slug });
}

function RemoveFeed({
  slug,
  source,
  onChanged,
}: Pick<FeedFieldProps, 'source' | 'onChanged'> & { slug: string }) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" size="sm" className="-ml-4">
          {texts.remove}
        </Button>
      }
      title={texts.removeTitle(bookedSourceTexts[source])}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        await savePlatformFeed(client, slug, source, null);
        await onChanged?.();
        toast.success(texts.removed);
      }}
      errorText={texts.failedDefault}
    />
  );
}

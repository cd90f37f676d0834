'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionDialog } from '@/components/moderation/action-dialog';
import type { DuplicateCheck } from '@/components/moderation/duplicate-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { RowMenu } from '@/components/ui/row-menu';
import { moderationCalls } from '@/lib/moderation/calls';
import type { ModerationAction } from '@/lib/moderation/calls';
import { allowedModeration } from '@/lib/moderation/lifecycle';
import type { ModerationState } from '@/lib/moderation/lifecycle';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

const DenyForm = lazyPart(async () => (await import('@/components/moderation/deny-form')).DenyForm);
const DestroyForm = lazyPart(async () => (await import('@/components/moderation/destroy-form')).DestroyForm);

interface ModerationActionsProps {
  listing: { id: number; slug: string; name: string };
  state: ModerationState;
  check: DuplicateCheck;
  /** The `updated_at` of the version shown: later changes are not approved with it. */
  seenVersion: string | null;
  onDone: (action: ModerationAction) => void;
}

/** All actions an admin can take on a listing in its state (docs/rules/moderation.md#states). */
export function ModerationActions({ listing, state, check, seenVersion, onDone }: ModerationActionsProps) {
  const router = useRouter();
  const [isDestroying, setDestroying] = useState(false);
  const allowed = allowedModeration(state);
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3.5 sm:gap-3">
      {allowed.includes('approve') && (
        <ApproveButton
          listing={listing}
          check={check}
          seenVersion={seenVersion}
          onDone={() => onDone('approve')}
        />
      )}
      {allowed.includes('deny') && (
        <DenyButton listing={listing} state={state} onDone={() => onDone('deny')} />
      )}
      <RowMenu
        of={listing.name}
        className="size-12"
        acts={[
          { label: texts.edit, onSelect: () => router.push(route('listing.edit', { slug: listing.slug })) },
          { label: texts.remove, onSelect: () => setDestroying(true), isDestructive: true },
        ]}
      />
      <DestroyDialog
        listing={listing}
        open={isDestroying}
        onOpenChange={setDestroying}
        onDone={() => onDone('destroy')}
      />
    </div>
  );
}

interface ActionProps {
  listing: ModerationActionsProps['listing'];
  onDone: () => void;
}

interface ApproveProps extends ActionProps, Pick<ModerationActionsProps, 'check' | 'seenVersion'> {}

function ApproveButton({ listing, check, seenVersion, onDone }: ApproveProps) {
  const isTwice = check.status === 'done' && check.duplicates.length > 0;
  return (
    <ActionDialog
      trigger={<Button disabled={check.status !== 'done'}>{texts.approve}</Button>}
      title={texts.approveTitle(listing.name)}
      text={texts.approveText}
      confirmLabel={texts.approve}
      destructive={false}
      doneText={texts.approved}
      onConfirm={(message) => moderationCalls.approve(listing.id, message, seenVersion)}
      onDone={onDone}
    >
      {isTwice && <Alert tone="warning" title={texts.duplicate} />}
    </ActionDialog>
  );
}

function DenyButton({ listing, state, onDone }: ActionProps & { state: ModerationState }) {
  const isOnline = state === 'online';
  const label = isOnline ? texts.takeOffline : texts.reject;
  const title = isOnline ? texts.offlineTitle(listing.name) : texts.rejectTitle(listing.name);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{label}</Button>}
      title={title}
      description={texts.rejectText}
    >
      <DenyForm
        listingId={listing.id}
        title={title}
        submit={label}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </Dialog>
  );
}

interface DestroyProps extends ActionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function DestroyDialog({ listing, open, onOpenChange, onDone }: DestroyProps) {
  const title = texts.removeTitle(listing.name);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={texts.removeText}>
      <DestroyForm listingId={listing.id} title={title} onDone={onDone} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

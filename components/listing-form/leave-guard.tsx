'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** The URL within this site that a click is about to open in this tab, or null. */
function leadsTo(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement) || link.target) return null;
  const { origin, pathname, search, href } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere ? href : null;
}

/**
 * Asks for confirmation before leaving a page with unsaved changes, through a link of the site or by closing or
 * reloading the tab.
 */
export function LeaveGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const router = useRouter();
  const { isDirty } = useFormState();
  const [goal, setGoal] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const to = isSaved.current ? null : leadsTo(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setGoal(to);
    };
    window.addEventListener('beforeunload', beforeUnload);
    // In the capture phase, to run before the router handles the link.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty, isSaved]);

  return (
    <ConfirmDialog
      open={goal !== null}
      onOpenChange={(open) => {
        if (!open) setGoal(null);
      }}
      title={texts.leaveTitle}
      description={texts.leaveText}
      confirmLabel={texts.leave}
      cancelLabel={texts.stayHere}
      destructive={false}
      onConfirm={() => {
        if (goal !== null) router.push(goal);
      }}
    />
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { openPortal } from '@/lib/billing/calls';
import { subscriptionTexts as texts } from '@/lib/texts/billing';

/** Opens Stripe's customer portal, where cards and other payment details are changed. */
export function PortalButton() {
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    setIsBusy(true);
    try {
      window.location.assign(await openPortal());
    } catch (error) {
      toast.error(toTellable(error, texts.portalFailed), texts.portalFailed);
    } finally {
      // On coming back from Stripe, the browser may restore this page as it was left.
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" pending={isBusy} onClick={() => void open()}>
      {texts.portal}
    </Button>
  );
}

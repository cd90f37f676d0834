'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BotCheck } from '@/components/forms/use-bot-check';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { publicEnv } from '@/lib/public-env';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { uiTexts } from '@/lib/texts/ui';

/** Shows the progress of the bot check, and starts it when the surrounding form is first touched. */
export function BotCheckField({ check }: { check: BotCheck }) {
  const { state, start } = check;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = place.current?.closest('form');
    form?.addEventListener('focusin', start, { once: true });
    return () => form?.removeEventListener('focusin', start);
  }, [start]);

  const Icon = state === 'failed' ? CircleAlert : ShieldCheck;
  return (
    <div ref={place} className="text-ci-gray-700">
      <div role="status" className="flex items-start gap-2.5">
        <span aria-hidden className="mt-0.5 shrink-0">
          {state === 'busy' ? <Spinner /> : <Icon className="size-5" />}
        </span>
        {/* As tall as its longest text: the button below must not move while it is pressed. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <span>{botCheckTexts[state]}</span>
          <span aria-hidden className="invisible">
            {botCheckTexts.idle}
          </span>
        </span>
      </div>
      {state === 'failed' && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={start}>
          {uiTexts.retry}
        </Button>
      )}
      {publicEnv().botCheck === 'recaptcha' && <RecaptchaTerms />}
    </div>
  );
}

/** Google requires this text where its badge is not shown next to the form. */
function RecaptchaTerms() {
  return (
    <p className="mt-1">
      {botCheckTexts.protectedBy}{' '}
      <a className="link" href="https://policies.google.com/privacy">
        {botCheckTexts.privacy}
      </a>{' '}
      {botCheckTexts.and}{' '}
      <a className="link" href="https://policies.google.com/terms">
        {botCheckTexts.terms}
      </a>{' '}
      {botCheckTexts.ofGoogle}
    </p>
  );
}

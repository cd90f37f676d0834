'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { shareTexts as texts } from '@/lib/texts/share';

/** How long the confirmation is shown before the button can be used again, in milliseconds. */
const SAID = 2000;

/** Shares the page's URL, including the days in it, through the device's share sheet or else the clipboard. */
export function ShareButton() {
  const [label, setLabel] = useState<string>(texts.share);

  function say(text: string) {
    setLabel(text);
    setTimeout(() => setLabel(texts.share), SAID);
  }
  async function share() {
    const [url = ''] = window.location.href.split('#');
    try {
      // Some browsers, such as Firefox, have no Web Share API.
      const { share: hand } = navigator as Partial<Navigator>;
      if (hand) await hand.call(navigator, { title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say(texts.copied);
      }
    } catch (error) {
      // No message when the visitor closed the share sheet.
      if (!(error instanceof Error && error.name === 'AbortError')) say(texts.failed);
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: 'px-2.5' })}
    >
      <Icon name="share-2" className="size-5" />
      <span aria-live="polite" className={cn(label === texts.share && 'max-sm:sr-only')}>
        {label}
      </span>
    </button>
  );
}

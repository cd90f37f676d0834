/**
 * What the tabs of a browser tell each other about its session: what one of them shows of an account must not outlive
 * it there (docs/rules/accounts.md#tabs).
 */
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';

const channelName = 'kust-session';
/** A page hears its own word too, and knows where it goes itself. */
let isOwnWord = false;

/** Tells all other tabs that the session they were made for is over, or became somebody else's. */
export function tellSessionOver(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  isOwnWord = true;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('over');
  channel.close();
}

/**
 * Calls back when another tab has ended the session, and when the browser brings this page back from its own memory
 * after that; returns what ends listening.
 */
export function hearSessionOver(onOver: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const comesBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isProbablySignedIn()) onOver();
  };
  channel?.addEventListener('message', () => {
    if (!isOwnWord) onOver();
  });
  window.addEventListener('pageshow', comesBack);
  return () => {
    channel?.close();
    window.removeEventListener('pageshow', comesBack);
  };
}

/**
 * Messages between the tabs of one browser about the end of a session: a tab must not go on showing an account's data
 * after another tab has ended its session (docs/rules/accounts.md#tabs).
 */
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';

const channelName = 'kust-session';
/** Set on the page that sends the message: it receives its own message too, but already handles its own navigation. */
let isOwnWord = false;

/** Tells all other tabs that their session has ended or now belongs to another account. */
export function tellSessionOver(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  isOwnWord = true;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('over');
  channel.close();
}

/**
 * Calls back when another tab ends the session, and when the browser restores this page from its back/forward cache
 * after that. Returns the function that stops listening.
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

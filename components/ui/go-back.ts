/**
 * Whether the page before this one in the tab is one of this site: who came by a letter or a new tab would be led out of
 * it. Browsers that cannot tell say no, unless a link of this site led here.
 */
export function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return document.referrer.startsWith(`${location.origin}/`);
}

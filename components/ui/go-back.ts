/**
 * Whether the previous page in this tab belongs to this site: after following a link in a mail or opening a new tab,
 * Back would leave the site. In browsers that cannot tell, false unless a link of this site led here.
 */
export function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return document.referrer.startsWith(`${location.origin}/`);
}

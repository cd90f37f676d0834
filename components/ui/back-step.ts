/**
 * What a page needs of the Back steps (`back-steps.ts`) before their script has loaded. That is fetched once the page
 * responds: until then nothing is open.
 */
export const backStep = {
  /** Whether a search replaces the history entry: that of an open panel, or of one that closes with this choice. */
  claim: (): boolean => false,
  /** Replaces the page's URL, also in the history entry below what is open. */
  replaceAddress(address: string | URL): void {
    window.history.replaceState(null, '', address);
  },
};

export const loadBackSteps = () => import('@/components/ui/back-steps');

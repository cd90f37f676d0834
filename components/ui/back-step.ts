/**
 * What a page needs of the steps of the way back (`back-steps.ts`) before their script is there, which is fetched once the
 * page responds: until then nothing is open.
 */
export const backStep = {
  /** Whether a search replaces the history entry: that of an open panel, or of one that closes with this choice. */
  claim: (): boolean => false,
  /** Replaces the page's address, also that under what is open. */
  replaceAddress(address: string | URL): void {
    window.history.replaceState(null, '', address);
  },
};

export const loadBackSteps = () => import('@/components/ui/back-steps');

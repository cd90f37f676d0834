/** The payload for the service worker, encrypted in transit. */
export interface PushNote {
  /** One sentence, no more than a letter's subject. */
  title: string;
  /** The path on this site that it opens. */
  path: string;
  /** A later one with the same tag replaces it. */
  tag: string;
}

/** What the service worker gets, encrypted on the way. */
export interface PushNote {
  /** One sentence, no more than a letter's subject. */
  title: string;
  /** Where it leads, within the site. */
  path: string;
  /** A later one of the same tag takes its place. */
  tag: string;
}

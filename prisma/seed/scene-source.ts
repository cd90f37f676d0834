/** The drawn scenes as the demo world asks for them. */
import type { Home } from './home';

/** A room, a place outside that belongs to the home, or what is around it. */
export type SceneRole =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bunks'
  | 'bathroom'
  | 'balcony'
  | 'roof'
  | 'garden'
  | 'around';

/** A scene that many homes share: drawn and stored once. */
export interface SharedScene {
  /** Lower-case letters, digits and hyphens: part of a storage key. */
  readonly id: string;
  /** A home shows a sight of a kind once. */
  readonly kind: string;
  readonly role: SceneRole;
  /** Whether the home can have it: a pier only where there is one. */
  readonly fits: (home: Home) => boolean;
  /** What one sees, in Dutch, at most 200 characters. */
  readonly describe: (home: Home) => string;
  /** The SVG document. */
  readonly draw: () => string;
}

export interface SceneSource {
  readonly shared: readonly SharedScene[];
  /** The main photo of a home: its own. */
  readonly drawMain: (home: Home) => string;
  readonly describeMain: (home: Home) => string;
  readonly drawNews: (id: number) => string;
}

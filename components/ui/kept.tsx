import type { ComponentType } from 'react';
import { toMarkup } from '@/components/ui/markup';

/**
 * Draws a part, on the server alone; what was drawn for some props is kept for the next page that has the same.
 * @param fate whether the browser leaves the part as it is, or takes it over
 * @param most so many drawings are kept
 */
export function keptDrawing<Props extends object>(
  Part: ComponentType<Props>,
  fate: 'left' | 'taken over',
  most: number,
): (props: Props) => string {
  const kept = new Map<string, string>();
  return (props) => {
    const key = JSON.stringify(props);
    const known = kept.get(key);
    if (known !== undefined) return known;
    // Said here once more, where the build sees that no browser needs it.
    const html = typeof window === 'undefined' ? toMarkup(<Part {...props} />, fate) : '';
    keepDrawing(kept, key, html, most);
    return html;
  };
}

/** Keeps what was drawn; of more than `most` the oldest goes. */
function keepDrawing<Drawn>(kept: Map<string, Drawn>, key: string, drawn: Drawn, most: number): void {
  const [oldest] = kept.size >= most ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, drawn);
}

interface DrawnElementProps {
  as: 'ul' | 'thead' | 'tbody' | 'g';
  className?: string;
  /** Made of drawings, numbers and escaped text alone. */
  html: string;
}

/** An element with what was drawn before, on the server alone. */
export function DrawnElement({ as: Element, className, html }: DrawnElementProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Fields are small, and have as many drawings as values. */
const MOST_FIELDS = 500;

interface KeptLook {
  as?: 'div' | 'label';
  className?: string;
}

/**
 * An element with a part in it that is mostly the same from page to page, such as a field and its list: drawn by the
 * server once for all of them. In the browser it is a part like any other. How it looks at first depends on the data
 * among its props alone: on no context, and on none of the functions.
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element = 'div', className }: KeptLook,
): ComponentType<Props> {
  if (typeof window === 'undefined') {
    const drawn = keptDrawing(Part, 'taken over', MOST_FIELDS);
    return function Kept(props: Props) {
      return <Element className={className} dangerouslySetInnerHTML={{ __html: drawn(props) }} />;
    };
  }
  return function Live(props: Props) {
    return (
      <Element className={className}>
        <Part {...props} />
      </Element>
    );
  };
}

import type { MarkerAppearance } from '@/components/map/map-adapter';
import { cn } from '@/components/ui/cn';
import { clusterSize } from '@/lib/map/markers';

const base =
  'pointer-events-none flex items-center justify-center rounded-full border-2 border-white font-sans text-sm leading-none font-semibold whitespace-nowrap figures shadow-lift transition-transform duration-150 ease-out group-hover:scale-110 group-focus-visible:scale-110';

const colors = {
  listing: 'bg-ci-blue',
  priced: 'bg-surface text-ci-gray-900',
  stack: 'bg-ci-blue-500 text-white',
  cluster: 'bg-ci-blue text-white',
  selected: 'bg-ci-red text-white scale-110',
  pointed: 'bg-ci-blue-deep text-white scale-110',
};

const LISTING_SIZE = 26;
const STACK_SIZE = 32;

function sizeOf({ kind, count }: MarkerAppearance): number {
  if (kind === 'listing') return LISTING_SIZE;
  return kind === 'stack' ? STACK_SIZE : clusterSize(count);
}

function colorOf({ kind, text, isSelected, isPointed }: MarkerAppearance): string {
  if (isSelected) return colors.selected;
  if (isPointed) return colors.pointed;
  return kind === 'listing' && text !== '' ? colors.priced : colors[kind];
}

/** The visible part of a marker: the price of a listing, or a circle with the number of listings. */
export function markerContent(appearance: MarkerAppearance): HTMLElement {
  const content = document.createElement('span');
  const isPriced = appearance.kind === 'listing' && appearance.text !== '';
  content.className = cn(base, isPriced && 'h-8 px-2.5', colorOf(appearance));
  if (!isPriced) content.style.width = content.style.height = `${sizeOf(appearance)}px`;
  if (appearance.text === '') {
    const dot = document.createElement('span');
    dot.className = 'size-2 rounded-full bg-white';
    content.append(dot);
  } else {
    content.textContent = appearance.text;
  }
  return content;
}

export function sameAppearance(a: MarkerAppearance, b: MarkerAppearance): boolean {
  return (
    a.kind === b.kind && a.text === b.text && a.isSelected === b.isSelected && a.isPointed === b.isPointed
  );
}

/** Calls back when a pointer or the focus enters or leaves the marker. */
export function hearPointing(marker: HTMLElement, onPoint: (isThere: boolean) => void): void {
  for (const sign of ['pointerenter', 'focus']) marker.addEventListener(sign, () => onPoint(true));
  for (const sign of ['pointerleave', 'blur']) marker.addEventListener(sign, () => onPoint(false));
}

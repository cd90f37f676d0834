import type { MarkerLook } from '@/components/map/map-adapter';
import { clusterSize } from '@/lib/map/markers';

const base =
  'pointer-events-none flex items-center justify-center rounded-full border-2 border-white font-sans text-sm leading-none font-semibold figures shadow-lift transition-transform duration-150 ease-out group-hover:scale-110 group-focus-visible:scale-110';

const colors = {
  home: 'bg-ci-blue-700',
  stack: 'bg-ci-blue-500 text-white',
  cluster: 'bg-ci-blue-700 text-white',
  selected: 'bg-ci-red-600 text-white scale-110',
};

const HOME_SIZE = 26;
const STACK_SIZE = 32;

function sizeOf({ kind, count }: MarkerLook): number {
  if (kind === 'home') return HOME_SIZE;
  return kind === 'stack' ? STACK_SIZE : clusterSize(count);
}

/** What is seen of a marker. */
export function markerContent(look: MarkerLook): HTMLElement {
  const content = document.createElement('span');
  content.className = `${base} ${look.isSelected ? colors.selected : colors[look.kind]}`;
  content.style.width = content.style.height = `${sizeOf(look)}px`;
  if (look.kind === 'home') {
    const dot = document.createElement('span');
    dot.className = 'size-2 rounded-full bg-white';
    content.append(dot);
  } else {
    content.textContent = look.text;
  }
  return content;
}

export function sameLook(a: MarkerLook, b: MarkerLook): boolean {
  return a.kind === b.kind && a.text === b.text && a.isSelected === b.isSelected;
}

'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import type { PanelBoxProps } from '@/components/ui/panel-box';
import { useOpening } from '@/components/ui/use-opening';

const PanelBox = lazyPart(async () => (await import('@/components/ui/panel-box')).PanelBox);

/** A small panel anchored to an element, whose script is loaded when it first opens. */
export function PanelAt(props: PanelBoxProps) {
  const { wasOpen } = useOpening(props.open);
  if (!wasOpen) return null;
  return (
    <OpeningPart isOpen={props.open} onCancel={props.onClose}>
      <PanelBox {...props} />
    </OpeningPart>
  );
}

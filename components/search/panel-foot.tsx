import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface PanelFootProps {
  texts: { readonly clear: string; readonly close: string };
  /** Nothing is chosen that could be taken back. */
  isEmpty: boolean;
  onClear: () => void;
  onClose: () => void;
  className: string;
}

/** Below what is chosen in a panel of the bar: take all of it back, or be done. */
export function PanelFoot({ texts, isEmpty, onClear, onClose, className }: PanelFootProps) {
  return (
    <div className={cn('flex flex-wrap justify-between gap-3', className)}>
      <Button variant="quiet" size="sm" disabled={isEmpty} onClick={onClear}>
        {texts.clear}
      </Button>
      <Button variant="secondary" size="sm" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  );
}

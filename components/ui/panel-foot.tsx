import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface PanelFootProps {
  texts: { readonly clear: string; readonly close: string };
  /** True when there is nothing to clear. */
  isEmpty: boolean;
  onClear: () => void;
  onClose: () => void;
  className: string;
}

/** The bottom of a panel of the search bar: buttons to clear its values and to close it. */
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

import { Badge } from '@/components/ui/badge';
import { layoutTexts } from '@/lib/texts/layout';

interface MenuCountProps {
  count: number | undefined;
  className?: string;
}

/** The number of unread items; nothing when there are none. */
export function MenuCount({ count = 0, className }: MenuCountProps) {
  if (count <= 0) return null;
  return (
    <Badge tone="solid-blue" className={className}>
      <span aria-hidden>{count > 99 ? layoutTexts.dashboardMenu.many : count}</span>
      <span className="sr-only">{layoutTexts.dashboardMenu.unread(count)}</span>
    </Badge>
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Drawing } from '@/components/ui/drawing';
import type { DrawingName } from '@/components/ui/drawing';

interface EmptyStateProps {
  /** Null when pictures of listings follow. */
  drawing?: DrawingName | null;
  /** A single sentence. */
  text: string;
  /** A single action: a Button or LinkButton. */
  action?: ReactNode;
  className?: string;
}

/** An empty state: one illustration, one sentence, one action. */
export function EmptyState({ drawing = 'beach', text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 text-center', drawing ? 'py-12' : 'pb-4', className)}>
      {drawing && <Drawing name={drawing} className="mb-6 w-44" />}
      <p className="max-w-md text-lg text-balance text-ci-gray-800">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

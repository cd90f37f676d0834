import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Drawing } from '@/components/ui/drawing';
import type { DrawingName } from '@/components/ui/drawing';

interface EmptyStateProps {
  /** None where pictures of homes follow. */
  drawing?: DrawingName | null;
  /** The one sentence. */
  text: string;
  /** The one way on: a Button or LinkButton. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet: one drawing, one sentence, one action. */
export function EmptyState({ drawing = 'beach', text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 text-center', drawing ? 'py-12' : 'pb-4', className)}>
      {drawing && <Drawing name={drawing} className="mb-6 w-44" />}
      <p className="max-w-md text-lg text-balance text-ci-gray-800">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

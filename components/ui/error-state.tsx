import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Drawing } from '@/components/ui/drawing';
import type { Elements } from '@/components/ui/elements';
import { uiTexts } from '@/lib/texts/ui';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  text?: ReactNode;
  onRetry?: () => void;
  pending?: boolean;
  /** An action other than retrying. */
  action?: Elements;
  className?: string;
}

/** Shown instead of content that failed to load. */
export function ErrorState({ title, text, onRetry, pending, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-4 py-12 text-center', className)}>
      <Drawing name="storm" className="mb-6 w-44" />
      <p className="text-xl font-semibold text-ci-gray-900">{title}</p>
      {text && <div className="mt-2 max-w-md text-balance text-ci-gray-700">{text}</div>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} pending={pending}>
            {uiTexts.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

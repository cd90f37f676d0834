import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

const appearances: Readonly<Record<AlertTone, { box: string; icon: IconName; ink: string }>> = {
  info: { box: 'bg-ci-blue-50 border-ci-blue-200', icon: 'info', ink: 'text-ci-blue-700' },
  success: { box: 'bg-ci-blue-50 border-ci-blue-200', icon: 'circle-check', ink: 'text-ci-blue-700' },
  warning: { box: 'bg-sand border-sand-deep', icon: 'triangle-exclamation-point', ink: 'text-ci-gray-800' },
  error: { box: 'bg-ci-red-50 border-ci-red-200', icon: 'circle-exclamation-point', ink: 'text-ci-red-700' },
};

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  className?: string;
  /**
   * Announced at once by screen readers; for alerts that appear after an action. Off for those there from the start.
   */
  live?: boolean;
}

/** A notice within the page. For temporary messages use a toast; never both. */
export function Alert({ tone = 'info', title, children, className, live }: AlertProps) {
  const { box, icon, ink } = appearances[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cn('flex gap-3 rounded-control border p-4', box, className)}>
      <Icon name={icon} className={cn('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 text-ci-gray-800">
        {title && <p className="font-semibold text-ci-gray-900">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}

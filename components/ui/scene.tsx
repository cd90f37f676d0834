import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';

/** The ground under every drawing. */
export function Scene({ className, children }: { className?: string | undefined; children: Elements }) {
  return (
    <svg aria-hidden viewBox="0 0 176 120" className={cn('h-auto max-w-full', className)}>
      <ellipse cx="88" cy="108" rx="80" ry="9" className="fill-sand-deep" />
      <g>{children}</g>
    </svg>
  );
}

export const wave = 'fill-none stroke-ci-blue-300 stroke-[2.5] [stroke-linecap:round]';

/** In a module apart from the other drawings: the error page is shipped with every page. */
export const storm = (
  <>
    <path
      d="M54 52c-16 0-16-22 0-22 3-16 30-20 38-4 20-6 30 22 12 26z"
      className="fill-ci-gray-200 stroke-ci-gray-500 stroke-2"
    />
    <path
      d="m62 62-5 10m22-10-5 10m22-10-5 10"
      className="stroke-ci-blue-400 stroke-[2.5] [stroke-linecap:round]"
    />
    <path d="M128 40v66" className="stroke-ci-gray-700 stroke-[3.5] [stroke-linecap:round]" />
    <path d="M130 42c14-6 20 6 34 0v18c-14 6-20-6-34 0z" className="fill-ci-red" />
    <path d="M22 92q9-10 18 0t18 0 18 0 18 0" className={wave} />
  </>
);

import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';

interface MatterProps {
  icon: Elements;
  title: string;
  text: ReactNode;
  /** Links or buttons to resolve it. */
  children: ReactNode;
}

/** One item that needs attention, with the actions to resolve it. */
export function Matter({ icon, title, text, children }: MatterProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      {icon}
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere text-ci-gray-900">{title}</p>
        <p className="figures text-ci-gray-700">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

export const matterIcon = 'size-5 shrink-0 self-start mt-0.5';

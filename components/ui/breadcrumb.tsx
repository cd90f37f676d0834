import type { Anchor } from '@/components/ui/anchor';
import { uiTexts } from '@/lib/texts/ui';

export interface Crumb {
  label: string;
  /** Left out for the current page, the last item. */
  href?: string;
}

interface BreadcrumbProps {
  items: Crumb[];
  as?: Anchor;
  className?: string;
}

/** The path to the page: Home > Aanbod > Oostende. */
export function Breadcrumb({ items, as: Element = 'a', className }: BreadcrumbProps) {
  return (
    <nav aria-label={uiTexts.breadcrumb} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-ci-gray-600">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            {index > 0 && (
              <svg aria-hidden viewBox="0 0 8 12" className="h-3 w-2 fill-none stroke-current stroke-[1.5]">
                <path d="m2 2 4 4-4 4" />
              </svg>
            )}
            {href ? (
              <Element href={href} className="link inline-block py-1">
                {label}
              </Element>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { Anchor } from '@/components/ui/anchor';
import { cn } from '@/components/ui/cn';
import { pageWindow } from '@/components/ui/page-window';
import { paginationTexts } from '@/lib/texts/ui-pagination';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  lastPage: number;
  /** The URL of a page; every number is a real link, which crawlers and new tabs can follow. */
  href: (page: number) => string;
  as?: Anchor;
  /** For pages that crawlers should not follow. */
  rel?: 'nofollow';
  className?: string;
}

const box =
  'figures inline-flex size-12 items-center justify-center rounded-control font-semibold transition-colors duration-150';

/** Links to the pages of a list. Nothing if there is only one page. */
export function Pagination({ page, lastPage, href, rel, as: Element = 'a', className }: PaginationProps) {
  if (lastPage <= 1) return null;
  const texts = paginationTexts;
  return (
    <nav
      aria-label={texts.label}
      className={cn('flex flex-wrap items-center justify-center gap-1', className)}
    >
      {page > 1 && (
        <StepLink as={Element} href={href(page - 1)} rel={cn('prev', rel)} label={texts.previous}>
          <path d="m12 5-5 5 5 5" />
        </StepLink>
      )}
      <ul className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-2 text-ci-gray-600">…</span>
            ) : (
              <Element
                href={href(number)}
                rel={rel}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  box,
                  number === page ? 'bg-ci-blue text-white' : 'text-ci-blue-700 hover:bg-ci-blue-50',
                )}
              >
                {number}
              </Element>
            )}
          </li>
        ))}
      </ul>
      <span className="figures px-3 text-ci-gray-700 sm:hidden">{texts.current(page, lastPage)}</span>
      {page < lastPage && (
        <StepLink as={Element} href={href(page + 1)} rel={cn('next', rel)} label={texts.next}>
          <path d="m8 5 5 5-5 5" />
        </StepLink>
      )}
    </nav>
  );
}

interface StepLinkProps {
  as: Anchor;
  href: string;
  rel: string;
  label: string;
  children: ReactNode;
}

function StepLink({ as: Element, href, rel, label, children }: StepLinkProps) {
  return (
    <Element
      href={href}
      rel={rel}
      aria-label={label}
      className={cn(box, 'text-ci-blue-700 hover:bg-ci-blue-50')}
    >
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        className="size-5 fill-none stroke-current stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </Element>
  );
}

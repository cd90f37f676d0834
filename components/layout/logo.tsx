import { cn } from '@/components/ui/cn';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { layoutTexts } from '@/lib/texts/layout';

/** The logo, a beach cabin above the waves, with the site's name; links to the home page. */
export function Logo({ className, tone = 'blue' }: { className?: string; tone?: 'blue' | 'white' }) {
  const name = siteName();
  return (
    <a
      href={route('front-page')}
      aria-label={layoutTexts.frontPage(name)}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 text-lg font-semibold sm:gap-2.5 sm:text-xl tracking-tight no-underline',
        tone === 'blue' ? 'text-ci-blue-800' : 'text-white',
        className,
      )}
    >
      <LogoMark className="size-8 shrink-0 sm:size-9" />
      {/* On the narrowest phones only the logo is shown. */}
      <span aria-hidden className="@max-[22.5rem]:hidden @max-[24rem]:text-base">
        {name}
      </span>
    </a>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={className}>
      <rect width="36" height="36" rx="9" className="fill-ci-blue" />
      <path d="M9.5 15.5 18 8l8.5 7.5z" className="fill-sand-bright" />
      <path d="M11.5 15.5h13V26h-13z" className="fill-white" />
      <path d="M11.5 15.5h3.4V26h-3.4zM21.1 15.5h3.4V26h-3.4z" className="fill-ci-red" />
      <path
        d="M6 27.5q3-2.6 6 0t6 0 6 0 6 0"
        className="fill-none stroke-ci-blue-mist stroke-2 [stroke-linecap:round]"
      />
    </svg>
  );
}

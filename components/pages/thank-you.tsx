import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { ReturnToFrontPage } from '@/components/pages/return-to-front-page';
import type { Elements } from '@/components/ui/elements';
import { route } from '@/lib/paths';
import { thankYouTexts as texts } from '@/lib/texts/thank-you';

interface ThankYouProps {
  title: string;
  text: string;
  /** A link to continue elsewhere. */
  more: { href: string; label: string };
  /** Whether the form was submitted without JavaScript. */
  plain?: boolean;
  /** What was submitted. */
  children?: Elements;
}

/** The page after a form was submitted: what happens next, and a redirect to the home page after five seconds. */
export function ThankYou({ title, text, more, plain = false, children }: ThankYouProps) {
  return (
    <div className="page flex flex-col items-center py-8 text-center sm:py-12 print:items-start print:py-0 print:text-left">
      <Drawing name="bottle" className="mb-4 w-36 print:hidden" />
      <h1 className="max-w-2xl">{title}</h1>
      <p className="mt-3 max-w-md text-lg text-balance text-ci-gray-700">{text}</p>
      {/* Above the details, so that the countdown is on the first screen and noticed in time. */}
      <div className="mt-3 mb-5 print:hidden">
        <ReturnToFrontPage href={route('front-page')} plain={plain} />
      </div>
      {children}
      <div className="mt-2 flex flex-wrap justify-center gap-3 print:hidden">
        <LinkButton href={route('front-page')}>{texts.frontPage}</LinkButton>
        <LinkButton href={more.href} variant="secondary">
          {more.label}
        </LinkButton>
      </div>
    </div>
  );
}

import { Scene, storm } from '@/components/ui/scene';
import { buttonClass } from '@/components/ui/button-styles';
import { siteRoot } from '@/lib/site-root';
import { errorPageTexts as texts } from '@/lib/texts/error-page';

/**
 * The generic error page: what happened, a retry where one is possible, a link home. Small, because it travels with
 * every page.
 */
export function ErrorView({ onRetry }: { onRetry?: () => void }) {
  return (
    <main className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Scene className="mb-8 w-56 max-w-full">{storm}</Scene>
      <h1 className="max-w-xl">{texts.title}</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{texts.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" onClick={onRetry} className={buttonClass()}>
            {texts.retry}
          </button>
        )}
        {/* A plain link: after an error the page is loaded afresh. */}
        <a href={siteRoot()} className={buttonClass({ variant: 'secondary' })}>
          {texts.frontPage}
        </a>
      </div>
    </main>
  );
}

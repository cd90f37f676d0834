import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { buttonClass } from '@/components/ui/button-styles';
import { route } from '@/lib/paths';
import { errorPageTexts as texts } from '@/lib/texts/error-page';

/** The generic error page: what happened, a retry button where possible, a link to the home page. */
export function ErrorView({ onRetry }: { onRetry?: () => void }) {
  return (
    <main className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Drawing name="storm" className="mb-8 w-56 max-w-full" />
      <h1 className="max-w-xl">{texts.title}</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{texts.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
        {/* A plain link: after an error the whole page is reloaded. */}
        <a href={route('home')} className={buttonClass({ variant: 'secondary' })}>
          {texts.home}
        </a>
      </div>
    </main>
  );
}

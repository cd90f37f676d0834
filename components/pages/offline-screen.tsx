import { Logo } from '@/components/layout/logo';
import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { offlineParts } from '@/lib/offline/parts';
import { streetPaths } from '@/lib/texts/paths';
import { offlineTexts as texts } from '@/lib/texts/offline';

/**
 * Has no header and footer, since hardly anything they link to is available. A script fills in what this device has
 * stored.
 */
export function OfflineScreen() {
  return (
    <>
      <header className="border-b border-ci-gray-200 bg-surface">
        <div className="page flex min-h-18 items-center">
          <Logo />
        </div>
      </header>
      <main className="page py-10 sm:py-16">
        <div className="flex flex-col items-center text-center">
          <Drawing name="storm" className="mb-6 w-44" />
          <h1 className="max-w-xl">{texts.title}</h1>
          <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{texts.text}</p>
          {/* An empty href is the requested URL, in place of which this page is shown. */}
          <LinkButton href="" size="lg" className="mt-6">
            {texts.retry}
          </LinkButton>
        </div>
        <SavedPart
          id={offlineParts.requests}
          title={texts.requests}
          more={texts.request('{days}', '{code}')}
        />
        <SavedPart id={offlineParts.favorites} title={texts.favorites} more="{town}" />
      </main>
    </>
  );
}

/** `more`: what is said of a line besides its name, with placeholders. */
function SavedPart({ id, title, more }: { id: string; title: string; more: string }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      hidden
      data-address={streetPaths['listing.show']}
      data-more={more}
      className="mx-auto mt-12 max-w-form"
    >
      <h2 id={`${id}-titel`}>{title}</h2>
      <ul className="mt-4 divide-y divide-ci-gray-200 border-y border-ci-gray-200 [&_a]:link [&_a]:font-semibold [&>li]:flex [&>li]:flex-col [&>li]:py-3" />
    </section>
  );
}

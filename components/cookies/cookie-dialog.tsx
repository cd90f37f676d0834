'use client';

import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { iconButtonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { allowAll, essentialOnly, saveCookiePreferences } from '@/lib/cookies/preferences';
import type { CookiePreferences as Preferences } from '@/lib/cookies/preferences';
import { cookieTexts as texts } from '@/lib/texts/cookies';

export type CookieView = 'choice' | 'preferences';

/** Fetched when somebody wants to choose one by one. */
const CookiePreferences = lazy(() =>
  import('@/components/cookies/cookie-preferences').then(
    (part) => ({ default: part.CookiePreferences }),
    // Offline: the question itself can still be answered.
    () => ({ default: Choice }),
  ),
);

interface CookieDialogProps {
  view: CookieView;
  /** The address of what is said of cookies. */
  explanation: string;
  onView: (view: CookieView) => void;
  onClose: () => void;
}

/**
 * The question, or the preferences one by one. The platform's own modal dialog: holding the focus, Escape and the dim
 * page behind are the browser's work. Escape answers nothing: only what is essential is kept, and the question returns.
 */
export function CookieDialog({ view, explanation, onView, onClose }: CookieDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function save(preferences: Preferences) {
    saveCookiePreferences(preferences);
    dialog.current?.close();
  }

  const View = view === 'choice' ? Choice : CookiePreferences;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-panel bg-white text-ci-gray-800 shadow-lift transition-opacity duration-200 ease-out backdrop:bg-ci-gray-900/50 sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-[1000px] sm:rounded-panel starting:opacity-0"
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <Title key={view} id={titleId}>
            {view === 'choice' ? texts.title : texts.preferencesTitle}
          </Title>
          <form method="dialog">
            <button
              type="submit"
              aria-label={texts.close}
              className={iconButtonClass({ size: 'sm', className: '-mt-1.5 -mr-2' })}
            >
              <Icon name="x" className="size-5" />
            </button>
          </form>
        </div>
        <Suspense fallback={<Spinner className="py-8 text-ci-blue-700" />}>
          <View onSave={save} onPreferences={() => onView('preferences')}>
            <a href={explanation} onClick={() => dialog.current?.close()} className="link">
              {texts.more}
            </a>
          </View>
        </Suspense>
      </div>
    </dialog>
  );
}

/** Gets the focus when its view is shown, so that a screen reader begins there. */
function Title({ id, children }: { id: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} id={id} tabIndex={-1} className="outline-none">
      {children}
    </h2>
  );
}

export interface CookieViewProps {
  onSave: (preferences: Preferences) => void;
  onPreferences: () => void;
  /** The way to the explanation. */
  children: ReactNode;
}

/** To allow takes as much effort as to refuse, and looks alike. */
export const cookieButtonsClass = 'mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap';

function Choice({ onSave, onPreferences, children }: CookieViewProps) {
  return (
    <>
      <p className="mt-3 max-w-prose">
        {texts.text} {children}
      </p>
      <div className={cookieButtonsClass}>
        <Button onClick={() => onSave(allowAll)}>{texts.allowAll}</Button>
        <Button onClick={() => onSave(essentialOnly)}>{texts.essentialOnly}</Button>
        <Button variant="secondary" onClick={onPreferences}>
          {texts.setPreferences}
        </Button>
      </div>
    </>
  );
}

'use client';

import { lazy, Suspense } from 'react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { iconButtonClass } from '@/components/ui/button-styles';
import type { Elements } from '@/components/ui/elements';
import { Icon } from '@/components/ui/icon';
import { saveCookiePreferences } from '@/lib/cookies/preferences';
import type { CookiePreferences as Preferences } from '@/lib/cookies/preferences';
import { cookieAnswers, cookieQuestionId } from '@/lib/cookies/question';
import { cookieTexts as texts } from '@/lib/texts/cookies';

export type CookieView = 'choice' | 'preferences';

/** Loaded when the visitor wants to choose per category. */
const CookiePreferences = lazy(() =>
  import('@/components/cookies/cookie-preferences').then(
    (part) => ({ default: part.CookiePreferences }),
    // When offline, the simple question can still be answered.
    () => ({ default: Choice }),
  ),
);

interface CookieDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  view: CookieView;
  /** Whether it opens by itself while there is no answer. */
  asks: boolean;
  /** The URL of the cookie policy. */
  explanation: string;
  onView: (view: CookieView) => void;
  onClose: () => void;
}

/**
 * The cookie question, or the preferences per category; closed until opened. The native modal dialog handles the focus,
 * Escape and the backdrop. Escape gives no answer: only essential cookies are used, and the question returns on the
 * next page; the close button postpones it for the rest of the visit.
 */
export function CookieDialog({ ref, view, asks, explanation, onView, onClose }: CookieDialogProps) {
  function save(preferences: Preferences) {
    saveCookiePreferences(preferences);
    ref.current?.close();
  }

  return (
    <dialog
      ref={ref}
      id={cookieQuestionId}
      data-asks={asks ? '' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      className="cookie-question"
    >
      <div className="p-5 sm:p-8">
        <Contents
          view={view}
          explanation={explanation}
          onLeave={() => ref.current?.close()}
          onSave={save}
          onPreferences={() => onView('preferences')}
        />
      </div>
    </dialog>
  );
}

const titleId = `${cookieQuestionId}-title`;

interface ContentsProps
  extends Pick<CookieDialogProps, 'view' | 'explanation'>, Omit<CookieViewProps, 'children'> {
  /** Called when the visitor follows the link to the explanation. */
  onLeave: () => void;
}

function Contents({ view, explanation, onLeave, ...answers }: ContentsProps) {
  const more = (
    <a href={explanation} onClick={onLeave} className="link">
      {texts.more}
    </a>
  );
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="outline-none">
          {view === 'choice' ? texts.title : texts.preferencesTitle}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            value={cookieAnswers.later}
            aria-label={texts.close}
            className={iconButtonClass({ size: 'sm', className: '-mt-1.5 -mr-2' })}
          >
            <Icon name="x" className="size-5" />
          </button>
        </form>
      </div>
      {/* No Suspense boundary around the question: the server would stream its contents later, by script. */}
      {view === 'choice' ? (
        <Choice {...answers}>{more}</Choice>
      ) : (
        <Suspense fallback={<Spinner className="py-8 text-ci-blue-700" />}>
          <CookiePreferences {...answers}>{more}</CookiePreferences>
        </Suspense>
      )}
    </>
  );
}

export interface CookieViewProps {
  onSave: (preferences: Preferences) => void;
  onPreferences: () => void;
  /** The link to the explanation. */
  children: Elements;
}

/** Accepting and refusing take equal effort and look alike. */
export const cookieButtonsClass = 'mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap';

/** The answer is the return value of the closing dialog, which works before the script has loaded. */
function Choice({ onPreferences, children }: CookieViewProps) {
  return (
    <>
      <p className="mt-3 max-w-prose">
        <span>{`${texts.text} `}</span>
        {children}
      </p>
      <form method="dialog" className={cookieButtonsClass}>
        <Button type="submit" value={cookieAnswers.all}>
          {texts.allowAll}
        </Button>
        <Button type="submit" value={cookieAnswers.essential}>
          {texts.essentialOnly}
        </Button>
        <Button variant="secondary" onClick={onPreferences}>
          {texts.setPreferences}
        </Button>
      </form>
    </>
  );
}

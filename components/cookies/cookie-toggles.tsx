'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { cookieCategories, essentialOnly, readCookiePreferences } from '@/lib/cookies/preferences';
import type { CookieCategory, CookiePreferences } from '@/lib/cookies/preferences';
import { cookieCategoryTexts } from '@/lib/texts/cookie-preferences';

/** One switch per category, set to the last choice; essential is always on. */
export function CookieToggles() {
  const preferences = readCookiePreferences() ?? essentialOnly;
  return (
    <ul className="mt-5 divide-y divide-ci-gray-200 border-y border-ci-gray-200">
      {cookieCategories.map((category) => (
        <Toggle key={category} category={category} isOn={preferences[category]} />
      ))}
    </ul>
  );
}

function Toggle({ category, isOn }: { category: CookieCategory; isOn: boolean }) {
  const id = useId();
  const { label, help } = cookieCategoryTexts[category];
  return (
    <li className="flex items-center justify-between gap-6 py-3.5">
      <div>
        <label htmlFor={id} className="font-semibold text-ci-gray-900">
          {label}
        </label>
        <p id={`${id}-help`} className="text-ci-gray-700">
          {help}
        </p>
      </div>
      <Switch
        id={id}
        name={category}
        defaultChecked={isOn}
        disabled={category === 'essential'}
        aria-describedby={`${id}-help`}
      />
    </li>
  );
}

/** The preferences chosen with the switches in the form. */
export function chosenPreferences(form: HTMLFormElement): CookiePreferences {
  const chosen = new FormData(form);
  return {
    essential: true,
    statistics: chosen.has('statistics'),
    functional: chosen.has('functional'),
    marketing: chosen.has('marketing'),
  };
}

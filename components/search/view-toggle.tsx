'use client';

import { partOf } from '@/lib/languages/texts';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { overviewPage } from '@/lib/search/overview-page';
import { chooseView, shownView } from '@/lib/search/view';
import { searchPageTexts } from '@/lib/texts/search-page';

const texts = partOf(searchPageTexts, 'views');

/** Switches between list and map. The style sheet shows the one of the two labels that applies. */
export function ViewToggle({ query }: { query: string }) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    chooseView(shownView() === 'map' ? 'list' : 'map');
    window.scrollTo({ top: 0 });
  };
  return (
    <a
      href={overviewPage(query === '' ? 'view=map' : `${query}&view=map`, 1)}
      rel="nofollow"
      onClick={press}
      className={buttonClass({ variant: 'secondary', size: 'sm', className: 'view-toggle noscript:hidden' })}
    >
      <span className="view-to-map">
        <Icon name="map" className="size-5" />
        <Words>{texts.map}</Words>
      </span>
      <span className="view-to-list">
        <Icon name="list" className="size-5" />
        <Words>{texts.list}</Words>
      </span>
    </a>
  );
}

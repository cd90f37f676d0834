'use client';

import { CardList } from '@/components/search/card-list';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import type { FrontPageRowModel } from '@/lib/front-page/front-page-model';
import { partOf } from '@/lib/languages/texts';
import { frontPageTexts } from '@/lib/texts/front-page';

const texts = partOf(frontPageTexts, 'rows');

interface FrontPageRowProps {
  row: FrontPageRowModel;
  /** Its width: that of the page by default, or of its container. */
  className?: string;
}

/** A row of listings with a link to the search that finds them. On a narrow screen it scrolls sideways. */
export function FrontPageRow({ row, className = 'page' }: FrontPageRowProps) {
  const { title, text, href, rel, query, cards } = row;
  return (
    <section className={cn('home-row', className)}>
      <header>
        <h2>{title}</h2>
        {text && <p className="figures">{text}</p>}
        <a href={href} rel={rel} className="link">
          <Words>{texts.more}</Words>
          <span className="sr-only">{texts.moreOf(title)}</span>
        </a>
      </header>
      <CardList cards={cards} query={query} eager={0} />
    </section>
  );
}

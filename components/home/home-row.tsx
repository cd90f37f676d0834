'use client';

import { CardList } from '@/components/search/card-list';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import type { HomeRowModel } from '@/lib/home/home-model';
import { homeTexts } from '@/lib/texts/home';

const texts = homeTexts.rows;

interface HomeRowProps {
  row: HomeRowModel;
  /** Where it stands: as wide as the page, or within a part of it. */
  className?: string;
}

/** A row of real homes with the way to the search that gives them. On a narrow screen it moves sideways. */
export function HomeRow({ row, className = 'page' }: HomeRowProps) {
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

import { CardList } from '@/components/search/card-list';
import type { HomeRowModel } from '@/lib/home/home-model';
import { homeTexts } from '@/lib/texts/home';

const texts = homeTexts.rows;

/** Rows of real homes, each with the way to the search that gives them. On a narrow screen a row moves sideways. */
export function HomeRows({ rows }: { rows: readonly HomeRowModel[] }) {
  return rows.map(({ title, text, href, rel, stayQuery, cards }) => (
    <section key={title} className="page home-row">
      <header>
        <h2>{title}</h2>
        {text && <p className="figures">{text}</p>}
        <a href={href} rel={rel} className="link">
          {texts.more}
          <span className="sr-only">{texts.moreOf(title)}</span>
        </a>
      </header>
      <CardList cards={cards} stayQuery={stayQuery} eager={0} />
    </section>
  ));
}

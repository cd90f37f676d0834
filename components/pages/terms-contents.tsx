import { termsTexts } from '@/lib/texts/terms-of-service';

/** The table of contents of the terms; sticky beside them on a wide screen. */
export function TermsContents({ articles }: { articles: readonly { title: string }[] }) {
  return (
    <nav
      aria-labelledby="inhoudstafel"
      className="rounded-panel bg-sand p-5 sm:p-6 lg:@2xl:sticky lg:@2xl:top-24 lg:@2xl:max-h-[calc(100dvh-7rem)] lg:@2xl:overflow-y-auto"
    >
      <h2 id="inhoudstafel" className="text-xl">
        {termsTexts.contents}
      </h2>
      <ol className="mt-2 list-decimal pl-7">
        {articles.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${termsTexts.articleId(index + 1)}`} className="link inline-block py-1 wrap-anywhere">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { partOf } from '@/lib/languages/texts';
import { Words } from '@/components/ui/words';
import { siteName } from '@/lib/site';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

const texts = partOf(listingSectionTexts, 'comparison');

/** Compares this site with two large booking platforms. Below 768 px each topic is a block of its own. */
export function ComparisonTable() {
  const [first, second] = texts.others;
  return (
    <section className="page @container pt-6 pb-16 sm:pb-20">
      <h2>{texts.title}</h2>
      <p className="mt-2 max-w-prose text-lg text-ci-gray-700">{texts.text}</p>
      <table className="mt-8 block w-full border-collapse text-left md:@2xl:table">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="sr-only md:@2xl:not-sr-only md:@2xl:table-header-group">
          <tr className="text-lg">
            <th scope="col" className="py-4 pr-4">
              <span className="sr-only">{texts.subject}</span>
            </th>
            <th scope="col" className="rounded-t-panel bg-ci-blue-50 px-5 py-4 text-ci-blue-800">
              {siteName()}
            </th>
            {texts.others.map((name) => (
              <th key={name} scope="col" className="px-5 py-4 text-ci-gray-700">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-6 md:@2xl:table-row-group">
          {texts.rows.map(({ subject, own, others }) => (
            <tr key={subject} className="block md:@2xl:table-row md:@2xl:border-t md:@2xl:border-ci-gray-200">
              <th
                scope="row"
                className="block pb-2 text-lg text-ci-gray-900 md:@2xl:table-cell md:@2xl:w-1/4 md:@2xl:py-4 md:@2xl:pr-4 md:@2xl:text-base"
              >
                {subject}
              </th>
              <Answer name={siteName()} text={own} isOwn />
              <Answer name={first} text={others[0]} />
              <Answer name={second} text={others[1]} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Answer({ name, text, isOwn }: { name: string; text: string; isOwn?: boolean }) {
  return (
    <td
      className={
        isOwn
          ? 'flex flex-col gap-x-3 @3xs:flex-row rounded-control bg-ci-blue-50 px-3 py-2 font-semibold wrap-anywhere md:@2xl:wrap-break-word text-ci-gray-900 md:@2xl:table-cell md:@2xl:rounded-none md:@2xl:px-5 md:@2xl:py-4'
          : 'flex flex-col gap-x-3 @3xs:flex-row px-3 wrap-anywhere md:@2xl:wrap-break-word py-2 text-ci-gray-700 md:@2xl:table-cell md:@2xl:px-5 md:@2xl:py-4'
      }
    >
      {/* For screen readers: some no longer treat a table displayed as blocks as a table. */}
      <span className="w-28 max-w-full shrink-0 @3xs:max-w-2/5 font-normal text-ci-gray-600 md:@2xl:hidden">
        {name}
      </span>
      <Words>{text}</Words>
    </td>
  );
}

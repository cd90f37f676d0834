import { siteName } from '@/lib/site';
import { homeTexts } from '@/lib/texts/home';

const texts = homeTexts.comparison;

/** How we differ from two large booking platforms. Under 768 px each subject stands by itself. */
export function ComparisonTable() {
  const [first, second] = texts.others;
  return (
    <section className="page pt-6 pb-16 sm:pb-20">
      <h2>{texts.title}</h2>
      <p className="mt-2 max-w-prose text-lg text-ci-gray-700">{texts.text}</p>
      <table className="mt-8 block w-full border-collapse text-left md:table">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
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
        <tbody className="block space-y-6 md:table-row-group">
          {texts.rows.map(({ subject, own, others }) => (
            <tr key={subject} className="block md:table-row md:border-t md:border-ci-gray-200">
              <th
                scope="row"
                className="block pb-2 text-lg text-ci-gray-900 md:table-cell md:w-1/4 md:py-4 md:pr-4 md:text-base"
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
          ? 'flex gap-3 rounded-control bg-ci-blue-50 px-3 py-2 font-semibold max-md:wrap-anywhere text-ci-gray-900 md:table-cell md:rounded-none md:px-5 md:py-4'
          : 'flex gap-3 px-3 max-md:wrap-anywhere py-2 text-ci-gray-700 md:table-cell md:px-5 md:py-4'
      }
    >
      {/* For screen readers: a table that is drawn as blocks is no table to all of them. */}
      <span className="w-28 max-w-2/5 shrink-0 font-normal text-ci-gray-600 md:hidden">{name}</span>
      {text}
    </td>
  );
}

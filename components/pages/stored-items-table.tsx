import { partOf } from '@/lib/languages/texts';
import { disclaimerTexts, storedForProviders, storedItems } from '@/lib/texts/disclaimer';

const texts = partOf(disclaimerTexts, 'table');

interface StoredItemsTableProps {
  /** Whether signing in with an identity provider is enabled. */
  withProviders: boolean;
}

/** The cookies and other data stored in the browser; on a phone rows become blocks. */
export function StoredItemsTable({ withProviders }: StoredItemsTableProps) {
  const rows = withProviders ? [...storedItems, ...storedForProviders] : storedItems;
  return (
    <table className="w-full border-collapse text-left @max-lg:block">
      <thead className="@max-lg:sr-only">
        <tr className="border-b border-ci-gray-300">
          <th scope="col" className="py-2.5 pr-4">
            {texts.name}
          </th>
          <th scope="col" className="py-2.5 pr-4">
            {texts.purpose}
          </th>
          <th scope="col" className="py-2.5">
            {texts.duration}
          </th>
        </tr>
      </thead>
      <tbody className="@max-lg:block">
        {rows.map(({ name, purpose, duration }) => (
          <tr key={name} className="border-b border-ci-gray-200 align-top @max-lg:block @max-lg:py-3">
            <th scope="row" className="py-2.5 pr-4 font-semibold @max-lg:block @max-lg:py-0">
              <code className="font-sans wrap-anywhere">{name}</code>
            </th>
            <td className="py-2.5 pr-4 @max-lg:block @max-lg:py-0">{purpose}</td>
            <td className="py-2.5 text-ci-gray-700 @max-lg:block @max-lg:py-0 @lg:w-[min(13rem,30%)]">
              {duration}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

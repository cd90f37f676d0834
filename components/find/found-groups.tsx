import { Link } from '@/components/ui/link';
import type { Found } from '@/lib/find/contract';
import { foundKinds } from '@/lib/find/kinds';
import { findTexts as texts } from '@/lib/texts/find';

/** The results, as a list of links for each kind that has any. */
export function FoundGroups({ found }: { found: Found }) {
  return (
    <div className="space-y-8">
      {foundKinds
        .filter((kind) => found[kind].length > 0)
        .map((kind) => (
          <section key={kind} aria-labelledby={`gevonden-${kind}`}>
            <h2 id={`gevonden-${kind}`} className="text-lg leading-7">
              {texts.kinds[kind]}
            </h2>
            <ul className="mt-2 divide-y divide-ci-gray-200 rounded-panel border border-ci-gray-200 bg-surface">
              {found[kind].map((item) => (
                <li key={`${item.id} ${item.label}`}>
                  <Link href={item.url} className="block min-h-11 px-4 py-2.5 hover:bg-ci-blue-50">
                    <span className="link font-semibold wrap-anywhere">{item.label}</span>
                    <span className="figures block text-ci-gray-700 wrap-anywhere">{item.detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

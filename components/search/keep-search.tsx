import { Icon } from '@/components/ui/icon';
import { alertFormPath } from '@/lib/search-alerts/form-address';
import { searchPageTexts } from '@/lib/texts/search-page';

/** A link to the page where one subscribes to new results of this search. */
export function KeepSearch({ query }: { query: string }) {
  return (
    <a href={alertFormPath({ query })} rel="nofollow" className="chip">
      <Icon name="mail" thin className="size-5 shrink-0" />
      <span>{searchPageTexts.keep}</span>
    </a>
  );
}

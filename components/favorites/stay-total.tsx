import { StayVerdict } from '@/components/favorites/stay-verdict';
import type { JudgedHome } from '@/components/favorites/stay-verdict';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { suits } from '@/lib/favorites/asked';
import { priceText } from '@/lib/stays/quote-text';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

interface StayTotalProps extends JudgedHome {
  /** 'Vanaf € 90 per nacht', where no days are chosen. */
  price: string | null;
  isPending?: boolean;
}

/** The total of the stay in a home, or why it cannot be booked; without days, the price per night. */
export function StayTotal({ price, isPending = false, ...home }: StayTotalProps) {
  const { house, asked, answer } = home;
  if (!suits(asked, house)) return <StayVerdict {...home} />;
  if (!asked.stay) return <Words>{price ?? texts.unsaid}</Words>;
  if (!answer) return <span className="text-ci-gray-600">{texts.pending}</span>;
  if (!('quote' in answer)) return <StayVerdict {...home} />;
  const { total, totalFor, nightly } = priceText(answer.quote);
  return (
    <div className={cn(isPending && 'refreshing')}>
      <strong className="block text-lg leading-tight text-ci-gray-900">{total}</strong>
      <span className="block text-sm text-ci-gray-700">{totalFor}</span>
      <span className="mt-1 block text-sm text-ci-gray-700">{nightly}</span>
    </div>
  );
}

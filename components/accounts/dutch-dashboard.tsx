import { accountTexts } from '@/lib/texts/accounts';

/** That what an account leads to is Dutch, on pages in another language; nothing on Dutch ones. */
export function DutchDashboard() {
  const { dutchDashboard } = accountTexts.login;
  return dutchDashboard && <p className="mt-6 max-w-prose text-ci-gray-700">{dutchDashboard}</p>;
}

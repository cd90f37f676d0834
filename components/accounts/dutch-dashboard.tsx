import { accountTexts } from '@/lib/texts/accounts';

/** Says on a page in another language that the dashboard exists in Dutch only; nothing on Dutch pages. */
export function DutchDashboard() {
  const { dutchDashboard } = accountTexts.login;
  return dutchDashboard && <p className="mt-6 max-w-prose text-ci-gray-700">{dutchDashboard}</p>;
}

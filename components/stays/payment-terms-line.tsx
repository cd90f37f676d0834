import { Words } from '@/components/ui/words';

/** When and how guests pay; nothing if the landlord has no account to pay on. */
export const PaymentTermsLine = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className="figures text-ci-gray-800">
      <Words>{text}</Words>
    </p>
  );

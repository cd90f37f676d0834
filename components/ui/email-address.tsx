import { Words } from '@/components/ui/words';
/** An e-mail address that breaks before its @ when there is no room, and elsewhere only if it must. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className="wrap-anywhere">
      <Words>{address.slice(0, at)}</Words>
      <wbr />
      <Words>{address.slice(at)}</Words>
    </span>
  );
}

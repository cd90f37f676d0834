import { List } from './list';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <List />;
}

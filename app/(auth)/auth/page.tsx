import { redirect } from 'next/navigation';
import { route } from '@/lib/paths';

/** An old path of the login page. */
export default function AuthPage() {
  redirect(route('login'));
}

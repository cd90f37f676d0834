import type { Metadata } from 'next';
import { GuestRegister } from '@/components/guest-register/guest-register';
import { route } from '@/lib/desk-paths';
import { guestRegisterTexts as texts } from '@/lib/texts/guest-register';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: texts.title };

/** The empty guest register, for landlords to print (docs/rules/guest-register.md). */
export default async function GuestRegisterPage() {
  await requirePageActor(route('dashboard.guest-register'));
  return <GuestRegister />;
}

import { expect, it } from 'vitest';
import { invitationState } from '@/lib/listing-form/managers';

const invited = [
  { email: 'an@kustverblijf.test', accepted: true },
  { email: 'Piet@kustverblijf.test', accepted: false },
];

it.each([
  ['an@kustverblijf.test', 'accepted'],
  ['piet@kustverblijf.test', 'invited'],
  // Added to the list, but not invited yet.
  ['zus@kustverblijf.test', 'to-invite'],
])('%s is %s', (email, state) => {
  expect(invitationState(invited, email)).toBe(state);
});

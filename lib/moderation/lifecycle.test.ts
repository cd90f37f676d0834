import { describe, expect, it } from 'vitest';
import { allowedModeration, moderationState } from '@/lib/moderation/lifecycle';

const moment = '2026-01-02T09:00:00.000Z';

describe('the state of a listing', () => {
  it.each([
    [null, null, 'waiting'],
    [moment, null, 'online'],
    [null, moment, 'offline'],
    [moment, moment, 'offline'],
  ])('approved %s, disabled %s: %s', (approved, disabled, state) => {
    expect(moderationState({ approved, disabled })).toBe(state);
  });
});

it.each([
  ['waiting', ['approve', 'deny']],
  ['online', ['deny']],
  ['offline', []],
] as const)('a listing that is %s: %j', (state, actions) => {
  expect(allowedModeration(state)).toEqual(actions);
});

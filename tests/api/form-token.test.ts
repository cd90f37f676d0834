import { describe, expect, it } from 'vitest';
import { issueFormToken, judgeFormToken } from '@/server/http/form-token';

const now = Date.parse('2027-06-01T10:00:00Z');
const token = issueFormToken('booking-request:7', now);
const judgedAfter = (seconds: number, given = token, purpose = 'booking-request:7') =>
  judgeFormToken(purpose, given, { now: now + seconds * 1000 });

describe('a form token', () => {
  it.each([4, 60, 7200])('is valid after %i seconds', (seconds) => {
    expect(judgedAfter(seconds)).toEqual({
      id: expect.stringMatching(/^form:/),
      expiresAt: new Date(now + 7200 * 1000),
    });
  });

  it.each([
    [3, 'too_fast'],
    [7201, 'expired'],
  ])('after %i seconds is refused as %s', (seconds, fault) => {
    expect(judgedAfter(seconds)).toEqual({ fault });
  });

  it.each(['', 'x', 'a.b.c', token.replace(/^\d+/, '1'), `${token}x`])('%j is forged', (given) => {
    expect(judgedAfter(60, given)).toEqual({ fault: 'forged' });
  });

  it('is valid for its own form only', () => {
    expect(judgedAfter(60, token, 'booking-request:8')).toEqual({ fault: 'forged' });
  });
});

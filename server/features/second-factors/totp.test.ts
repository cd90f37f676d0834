import { describe, expect, it } from 'vitest';
import { describeSecret, findStep, makeSecret } from '@/server/features/second-factors/totp';

const rfcSecret = Uint8Array.from(Buffer.from('12345678901234567890'));

describe('the code of an app', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %d s is %s, as the standard says', (seconds, code, step) => {
    expect(findStep(rfcSecret, code, seconds * 1000)).toBe(step);
    expect(findStep(rfcSecret, code, (seconds + 30) * 1000)).toBe(step);
    expect(findStep(rfcSecret, code, (seconds - 30) * 1000)).toBe(step);
    expect(findStep(rfcSecret, code, (seconds + 60) * 1000)).toBeNull();
    expect(findStep(rfcSecret, code, (seconds - 60) * 1000)).toBeNull();
  });

  it.each(['', '28708', '2870820', '28708a', ' 287082', '２８７０８２'])('is not %j', (code) => {
    expect(findStep(rfcSecret, code, 59_000)).toBeNull();
  });

  it('comes from 160 random bits', () => {
    const [one, two] = [makeSecret(), makeSecret()];
    expect(one).toHaveLength(20);
    expect(Buffer.from(one)).not.toEqual(Buffer.from(two));
    expect(describeSecret(rfcSecret, 'a@b.test').secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});

import { describe, expect, it } from 'vitest';
import { createLog, redact } from '@/server/log';

function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('debug', { write: (line: string) => void lines.push(line) }));
  return JSON.parse(lines[0] ?? '{}');
}

describe('log lines', () => {
  it('keep personal data out, at any depth', () => {
    const line = written((log) =>
      log.info(
        { listing_id: 7, guest: { first_name: 'An', email: 'an@b.test' }, headers: [{ Cookie: 'x=1' }] },
        'sent',
      ),
    );
    expect(line).toMatchObject({
      level: 'info',
      msg: 'sent',
      listing_id: 7,
      guest: { first_name: '[redacted]', email: '[redacted]' },
      headers: [{ Cookie: '[redacted]' }],
    });
  });

  it('describe errors with addresses masked', () => {
    const error = Object.assign(new Error('no such user an@b.test'), { code: 'P2025' });
    const line = written((log) => log.error(error));
    expect(JSON.stringify(line)).not.toContain('an@b.test');
    expect(line).toMatchObject({ msg: 'no such user [email]', err: { type: 'Error', code: 'P2025' } });
  });

  it('end at a circle', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(redact(circle))).toContain('[deep]');
  });
});

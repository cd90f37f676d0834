import { afterEach, describe, expect, it, vi } from 'vitest';
import { runUntilEnd, Shutdown } from './shutdown';
import { step, StepError, Stopped } from './steps';

/** The exit code, and what was printed before. */
async function endOf(main: () => Promise<void>) {
  const said: string[] = [];
  const codes: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => codes.push(code) as never);
  vi.spyOn(process, 'on').mockReturnValue(process);
  await runUntilEnd(new Shutdown(), main);
  return { code: codes[0], said: said.join('') };
}

const fail = () => Promise.reject(new StepError('Nothing listens there.', 'Start it first.'));

afterEach(() => void vi.restoreAllMocks());

describe('a failure', () => {
  it('outside any step is reported', async () => {
    expect(await endOf(fail)).toEqual({
      code: 1,
      said: '  ✗ Stopped\n\n    Nothing listens there.\n\n    → Start it first.\n',
    });
  });

  it('of a step is reported once, under the step’s name', async () => {
    const { code, said } = await endOf(() => step('Site', fail));
    expect(code).toBe(1);
    expect(said.match(/Nothing listens/g)).toHaveLength(1);
    expect(said).toContain('✗ Site');
  });

  it('is not reported when a stop was requested', async () => {
    expect(await endOf(() => Promise.reject(new Stopped()))).toEqual({ code: 0, said: '' });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { runUntilEnd, Shutdown } from './shutdown';
import { step, StepError, Stopped } from './steps';

/** The exit code, and what was printed before; `main` is given a function that sends the process SIGTERM. */
async function endOf(main: (sendSignal: () => void) => Promise<void>) {
  const said: string[] = [];
  const codes: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => codes.push(code) as never);
  const handlers = new Map<unknown, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name: unknown, handler: unknown) => {
    handlers.set(name, handler as () => void);
    return process;
  });
  const sendSignal = () => handlers.get('SIGTERM')?.();
  await runUntilEnd(new Shutdown(), () => main(sendSignal));
  if (codes.length === 0) sendSignal();
  await new Promise(setImmediate);
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

describe('a signal', () => {
  it('ends what is running with its number, and what runs on until then with 0', async () => {
    expect((await endOf(async (sendSignal) => sendSignal())).code).toBe(143);
    expect((await endOf(async () => undefined)).code).toBe(0);
  });
});

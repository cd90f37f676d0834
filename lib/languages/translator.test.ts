import { afterEach, beforeEach, expect, it } from 'vitest';
import { canTranslate, translateDutch } from '@/lib/languages/translator';
import { translationFault } from '@/lib/languages/translation-fault';
import { translationFaultTexts } from '@/lib/texts/translation';
import { installTranslator } from '@/tests/support/fake-translator';
import type { FakeTranslator } from '@/tests/support/fake-translator';

interface Fake {
  press: () => void;
  open: number;
}
const device: typeof globalThis & { Translator?: Fake } = globalThis;

/** A device whose user has just pressed something. */
function pressed(options: FakeTranslator = {}): Fake {
  installTranslator(options);
  if (!device.Translator) throw new Error('no translator');
  device.Translator.press();
  return device.Translator;
}

beforeEach(() => {
  delete device.Translator;
});
afterEach(() => {
  delete device.Translator;
});

async function translated(text: string): Promise<string> {
  let result = '';
  await translateDutch({ to: 'fr' }, async (translate) => {
    result = await translate(text);
  });
  return result;
}

const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => translationFault(error),
  );

it('a device without a translator, or without the language, has none', async () => {
  expect(await canTranslate('fr')).toBe(false);
  installTranslator({ without: 'de' });
  expect(await canTranslate('fr')).toBe(true);
  expect(await canTranslate('de')).toBe(false);
});

it('a page that may not ask has none either', async () => {
  installTranslator({});
  Object.assign(device.Translator ?? {}, { availability: () => Promise.reject(new Error('forbidden')) });
  expect(await canTranslate('fr')).toBe(false);
});

it('lines, empty ones and blank space around them stay as they are', async () => {
  pressed();
  expect(await translated('Niet roken.\n\n  - Geen $& feest\r\n')).toBe(
    'fr:Niet roken.\n\n  fr:- Geen $& feest\r\n',
  );
});

it('what is downloaded is told, and the translator is put away', async () => {
  const fake = pressed();
  const parts: number[] = [];
  await translateDutch({ to: 'fr', onDownload: (part) => parts.push(part) }, async () => {
    expect(fake.open).toBe(1);
  });
  expect(parts).toEqual([0, 0.42, 1]);
  expect(fake.open).toBe(0);
});

it('the translator is put away when translating fails', async () => {
  const fake = pressed({ fault: 'UnknownError' });
  expect(await faultOf(translated('Zee.'))).toBe(translationFaultTexts.failed);
  expect(fake.open).toBe(0);
});

it('each press is good for one language that the browser has to fetch', async () => {
  pressed();
  await translated('Zee.');
  expect(await translated('Zee.')).toBe('fr:Zee.');
  const german = translateDutch({ to: 'de' }, async () => {});
  expect(await faultOf(german)).toBe(translationFaultTexts.forbidden);
});

it.each([
  ['NetworkError', 'download'],
  ['UnknownError', 'failed'],
] as const)('a download that ends with %s is told as %s', async (downloadFault, told) => {
  pressed({ downloadFault });
  expect(await faultOf(translated('Zee.'))).toBe(translationFaultTexts[told]);
});

it('stopping ends download and translation, and is no fault', async () => {
  const fake = pressed({ pause: 20 });
  const stop = new AbortController();
  const work = translateDutch({ to: 'fr', signal: stop.signal }, async (translate) => {
    stop.abort();
    await translate('Zee.');
  });
  expect(await faultOf(work)).toBeNull();
  expect(fake.open).toBe(0);
  const second = translateDutch({ to: 'fr', signal: AbortSignal.abort() }, async () => {});
  expect(await faultOf(second)).toBeNull();
});

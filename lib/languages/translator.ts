/**
 * The translator that some browsers have on the device: Chrome from 138 and Edge from 148, on desktops. What is
 * translated stays there; only the translator itself is downloaded, once per language, by the browser.
 * https://webmachinelearning.github.io/translation-api/
 */
import type { Language } from '@/lib/languages/language';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Created {
  translate: (text: string, options: { signal?: AbortSignal }) => Promise<string>;
  destroy: () => void;
}

interface CreateOptions extends Pair {
  signal?: AbortSignal;
  monitor: (monitor: EventTarget) => void;
}

/** TypeScript's own types do not have it yet. */
export interface DeviceTranslator {
  availability: (pair: Pair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create: (options: CreateOptions) => Promise<Created>;
}

const device: typeof globalThis & { Translator?: DeviceTranslator } = globalThis;

const fromDutchTo = (to: Language): Pair => ({ sourceLanguage: 'nl', targetLanguage: to });

/** Whether this browser can translate Dutch to a language. It may have to download its translator first. */
export async function canTranslate(to: Language): Promise<boolean> {
  try {
    const found = await device.Translator?.availability(fromDutchTo(to));
    return found !== undefined && found !== 'unavailable';
  } catch {
    // A page that may not ask, such as one in a frame of another site.
    return false;
  }
}

interface TranslationOptions {
  to: Language;
  signal?: AbortSignal;
  /** Called with the part of the translator that was downloaded, from 0 to 1. */
  onDownload?: (part: number) => void;
}

/** Translates a text of several lines. */
export type Translate = (text: string) => Promise<string>;

/**
 * Lets `work` translate Dutch on this device. Call it in a click handler, before anything is awaited: a browser
 * downloads its translator only on a click, and each click allows one language.
 * @throws DOMException `AbortError` when stopped; `NotAllowedError` where the browser forbids it; `NetworkError` when
 * the translator cannot be downloaded; `QuotaExceededError`, `NotReadableError` and others when it fails
 */
export async function translateDutch(
  { to, signal, onDownload }: TranslationOptions,
  work: (translate: Translate) => Promise<void>,
): Promise<void> {
  if (!device.Translator) throw new DOMException('no translator', 'NotSupportedError');
  const translator = await device.Translator.create({
    ...fromDutchTo(to),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => {
        if ('loaded' in event && typeof event.loaded === 'number') onDownload?.(event.loaded);
      }),
  });
  try {
    await work((text) => lineByLine(text, (line) => translator.translate(line, { signal })));
  } finally {
    translator.destroy();
  }
}

/** Line by line, since no browser promises to keep line breaks; blank space around a line stays as it is. */
async function lineByLine(text: string, translate: Translate): Promise<string> {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim();
    const [before = '', after = ''] = words === '' ? [line] : line.split(words, 2);
    lines.push(before + (words && (await translate(words))) + after);
  }
  return lines.join('\n');
}

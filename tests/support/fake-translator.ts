/** What the fake translator does. */
export interface FakeTranslator {
  /** A language that it does not know. */
  without?: string;
  /** The name of the error with which every download ends. */
  downloadFault?: string;
  /** The name of the error with which every translation ends. */
  fault?: string;
  /** Never says whether it knows a language, as in Chromium's headless shell. */
  silent?: boolean;
  /** Waits this many milliseconds per line, so that it can be stopped. */
  pause?: number;
}

/**
 * Gives a browser's window a translator that behaves as Chrome's does: it downloads each language once, only after a
 * user action, which that uses up, and it loses line breaks. Its French for 'zee' is 'fr:zee'. Passed to browsers as
 * source text, so it uses nothing from outside.
 */
export function installTranslator(options: FakeTranslator): void {
  const present = new Set<string>();
  let pressAt = -Infinity;
  if (typeof window !== 'undefined')
    for (const type of ['mousedown', 'keydown', 'touchend'])
      window.addEventListener(type, () => (pressAt = performance.now()), { capture: true });
  const usePress = () => {
    const isFresh = performance.now() - pressAt < 5000;
    pressAt = -Infinity;
    return isFresh;
  };
  const wait = (signal: AbortSignal | undefined, milliseconds = 0) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
      else setTimeout(resolve, milliseconds);
    });
  const fail = (name: string) => {
    throw new DOMException(name, name);
  };

  interface Wanted {
    sourceLanguage: string;
    targetLanguage: string;
    signal?: AbortSignal;
    monitor?: (monitor: EventTarget) => void;
  }
  const Translator = {
    /** For tests outside browsers. */
    press: () => (pressAt = performance.now()),
    /** How many were created and not destroyed. */
    open: 0,
    async availability({ sourceLanguage, targetLanguage }: Wanted) {
      if (options.silent) await new Promise(() => {});
      if (sourceLanguage !== 'nl' || targetLanguage === options.without) return 'unavailable';
      return present.has(targetLanguage) ? 'available' : 'downloadable';
    },
    async create({ targetLanguage, signal, monitor }: Wanted) {
      if (!present.has(targetLanguage) && !usePress()) fail('NotAllowedError');
      const downloading = new EventTarget();
      monitor?.(downloading);
      for (const loaded of [0, 0.42, 1]) {
        await wait(signal, options.pause);
        if (loaded > 0 && options.downloadFault) fail(options.downloadFault);
        downloading.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
      }
      present.add(targetLanguage);
      Translator.open += 1;
      return {
        async translate(text: string, { signal: stop }: { signal?: AbortSignal } = {}) {
          await wait(stop, options.pause);
          if (options.fault) fail(options.fault);
          return `${targetLanguage}:${text.replaceAll(/\s+/g, ' ')}`;
        },
        destroy: () => void (Translator.open -= 1),
      };
    },
  };
  Object.assign(globalThis, { Translator });
}

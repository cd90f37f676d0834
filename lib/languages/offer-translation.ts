/**
 * Offers to translate the landlord's Dutch texts on the device, at the press of a button, if the browser has a
 * translator for the page's language. Loaded by `others.ts` where there are such texts.
 */
import { allTexts } from '@/lib/languages/fetch-texts';
import { language, languageTags } from '@/lib/languages/language';
import { translatableAttribute } from '@/lib/languages/translatable';
import { canTranslate, translateDutch } from '@/lib/languages/translator';
import { translationFault } from '@/lib/languages/translation-fault';
import { translationProgress } from '@/lib/languages/translation-progress';
import { translationTexts as texts } from '@/lib/texts/translation';

/** Offers a translation of each such text of the page, once per document. */
export async function offerTranslation(): Promise<void> {
  const notes = [...document.querySelectorAll<HTMLElement>(`[${translatableAttribute}]`)];
  if (notes.length === 0 || !(await canTranslate(language()))) return;
  await allTexts();
  for (const note of notes) {
    const words = note.nextElementSibling;
    if (words instanceof HTMLElement) offerFor(note, words);
  }
}

/**
 * React must find its elements as it rendered them, so they are hidden rather than changed: the line above the text,
 * which is replaced by one with a button, and the text itself while its translation is shown.
 */
function offerFor(note: HTMLElement, words: HTMLElement): void {
  const line = document.createElement('p');
  line.className = note.className;
  const told = document.createElement('span');
  told.role = 'status';
  told.textContent = note.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  // A 28 px target that does not make the line taller.
  button.className = '-my-1 cursor-pointer py-1 font-semibold text-ci-blue-800 underline underline-offset-4';
  line.append(told, ' ', button);
  note.after(line);
  note.hidden = true;

  let translated: HTMLElement | undefined;
  const show = (text: string | null, act: string, press: () => void, title = '') => {
    told.textContent = text;
    Object.assign(button, { textContent: act, title, onclick: press });
  };
  const showOriginal = (text = note.textContent) => {
    words.hidden = false;
    if (translated) translated.hidden = true;
    show(text, texts.translate, translate, texts.automatic);
  };
  const showTranslation = (translation: HTMLElement) => {
    words.hidden = true;
    translation.hidden = false;
    show(texts.automatic, texts.original, () => showOriginal());
  };

  function translate(): void {
    if (translated) return showTranslation(translated);
    const stop = new AbortController();
    const done = translateDutch(
      {
        to: language(),
        signal: stop.signal,
        onDownload: (part) => void (told.textContent = translationProgress(part)),
      },
      async (toOurs) => {
        const own = words.cloneNode();
        if (!(own instanceof HTMLElement)) return;
        own.lang = languageTags[language()];
        own.textContent = await toOurs(words.textContent);
        words.after(own);
        translated = own;
        showTranslation(own);
      },
    );
    show(texts.working, texts.stop, () => stop.abort());
    done.catch((error: unknown) => showOriginal(translationFault(error) ?? undefined));
  }

  showOriginal();
}

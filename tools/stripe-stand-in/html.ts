/** Plain HTML pages: a template tag that escapes, and the frame around each page. */
import { escapeMarkup } from '@/lib/format/escape';

/** Markup that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | Html[] | string | number | false | null;

function markupOf(part: Part): string {
  if (part === false || part === null) return '';
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join('');
  return part instanceof Html ? part.markup : escapeMarkup(String(part));
}

/** Escapes every value that is not markup created here. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

const style = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1f2933; background: #f4f6f8; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem; background: #fff; border-radius: .75rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
.note { margin: 0 0 1rem; padding: .75rem; background: #fff4ce; border-left: .25rem solid #8a5a00; }
.error { margin: 0 0 1rem; padding: .75rem; background: #fde8e8; border-left: .25rem solid #9b1c1c; }
dl { margin: 0 0 1rem; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .375rem 0; border-bottom: 1px solid #d5dbe1; }
dd { margin: 0; font-weight: 600; }
form { display: grid; gap: .75rem; margin: 0 0 1rem; }
fieldset { margin: 0; padding: .75rem; border: 1px solid #8593a1; border-radius: .5rem; display: grid; gap: .5rem; }
label { display: grid; gap: .25rem; }
label.choice { display: flex; gap: .5rem; align-items: center; }
input:not([type=radio]), select { width: 100%; padding: .625rem; border: 1px solid #66758a; border-radius: .375rem; font: inherit; }
button { padding: .75rem; border: 1px solid #0b4f8a; border-radius: .375rem; background: #fff; color: #0b4f8a; font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: #0b4f8a; color: #fff; }
a { color: #0b4f8a; display: inline-block; padding: .25rem 0; }
ul { margin: 0 0 1rem; padding: 0; list-style: none; }
li { padding: .5rem 0; border-bottom: 1px solid #d5dbe1; }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
`;

export const notice = 'Dit is een nagemaakte betaalpagina: er wordt niets aangerekend.';

/** A complete page; its title is also its heading. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="note">${notice}</p>
          ${content}
        </main>
      </body>
    </html> `.markup;
}

/** The folder of the file mailer, as read by the letters' recipients. */
import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

export interface Received {
  /** The file's name, which is the letter's id in the outbox. */
  id: string;
  messageId: string;
  to: string;
  text: string;
}

export class Mailbox {
  readonly #folder: string;
  readonly #letters = new Map<string, Received>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads new arrivals; a letter that is sent again replaces its file. */
  async look(): Promise<void> {
    const names = fs.existsSync(this.#folder) ? fs.readdirSync(this.#folder) : [];
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const id = name.slice(0, -4);
      if (this.#letters.has(id)) continue;
      const mail = await PostalMime.parse(fs.readFileSync(path.join(this.#folder, name)));
      const to = mail.to?.[0]?.address ?? '';
      this.#letters.set(id, { id, messageId: mail.messageId ?? '', to, text: mail.text ?? '' });
    }
  }

  get letters(): Received[] {
    return [...this.#letters.values()];
  }

  /** The token of the link in a letter to this guest. */
  tokenOf(email: string): string | null {
    for (const { to, text } of this.letters) {
      const [, token] = to === email ? (/\/verblijf\/([\w-]{43})/.exec(text) ?? []) : [];
      if (token) return token;
    }
    return null;
  }
}

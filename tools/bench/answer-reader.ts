/** Finds the end of each response on a connection that carries one request after another. */
export class AnswerReader {
  #awaits: 'head' | 'chunk' = 'head';
  /** The part received so far of a header, or of the size of a chunk. */
  #text = '';
  /** The number of bytes to skip. */
  #left = 0;

  /** Whether the response is complete with these bytes. @throws Error for any status but 200 */
  read(bytes: Buffer): boolean {
    let at = 0;
    while (at < bytes.length) at = this.#left > 0 ? this.#pass(bytes, at) : this.#readText(bytes, at);
    return this.#awaits === 'head' && this.#left === 0 && this.#text === '';
  }

  #pass(bytes: Buffer, at: number): number {
    const passed = Math.min(this.#left, bytes.length - at);
    this.#left -= passed;
    return at + passed;
  }

  #readText(bytes: Buffer, at: number): number {
    const known = this.#text.length;
    const text = this.#text + bytes.toString('latin1', at);
    const mark = this.#awaits === 'head' ? '\r\n\r\n' : '\r\n';
    const end = text.indexOf(mark);
    if (end < 0) {
      this.#text = text;
      return bytes.length;
    }
    this.#text = '';
    if (this.#awaits === 'head') this.#takeHead(text.slice(0, end));
    else this.#takeSize(text.slice(0, end));
    return at + end + mark.length - known;
  }

  #takeHead(head: string): void {
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`Not 200 but: ${head.split('\r\n', 1)[0]}`);
    const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
    if (length === undefined) this.#awaits = 'chunk';
    else this.#left = Number(length);
  }

  /** Each chunk is followed by an empty line; an empty chunk is the last. */
  #takeSize(size: string): void {
    const length = Number.parseInt(size, 16);
    if (Number.isNaN(length)) throw new Error(`Not the size of a chunk: ${size}`);
    this.#left = length + '\r\n'.length;
    if (length === 0) this.#awaits = 'head';
  }
}

import { once } from 'node:events';
import type { Writable } from 'node:stream';

type Attributes = Readonly<Record<string, string | number>>;

/** Writes XML element by element and waits while the stream is full, so that memory stays small. */
export class XmlWriter {
  readonly #stream: Writable;
  readonly #open: string[] = [];
  #buffer = '';
  /** The stream's error; it is thrown where the next write would otherwise wait forever. */
  #failure: Error | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error) => {
      this.#failure = error;
    });
    this.#buffer = '<?xml version="1.0" encoding="UTF-8"?>\n';
  }

  open(name: string, attributes: Attributes = {}): void {
    this.#buffer += `${this.#indent()}<${name}${printAttributes(attributes)}>\n`;
    this.#open.push(name);
  }

  close(): void {
    const name = this.#open.pop();
    this.#buffer += `${this.#indent()}</${name}>\n`;
  }

  /** Writes an element with text only. */
  leaf(name: string, text: string | number, attributes: Attributes = {}): void {
    this.#buffer += `${this.#indent()}<${name}${printAttributes(attributes)}>${escapeXml(String(text))}</${name}>\n`;
  }

  /** Waits for the stream; await it between records. */
  async flush(): Promise<void> {
    if (this.#buffer.length < 64 * 1024) return;
    await this.#write();
  }

  async end(): Promise<void> {
    while (this.#open.length > 0) this.close();
    await this.#write();
    if (this.#failure !== undefined) throw this.#failure;
    this.#stream.end();
    await once(this.#stream, 'finish');
  }

  async #write(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const text = this.#buffer;
    this.#buffer = '';
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  #indent(): string {
    return '\t'.repeat(this.#open.length);
  }
}

function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** Characters that XML cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import iconv from 'iconv-lite';

export type XmlEncoding = 'utf-8' | 'windows-1251';

interface XmlOptions {
  readonly encoding?: XmlEncoding;
  /** Elements stand under each other as they are nested; without, an eighth of the bytes is saved. */
  readonly isIndented?: boolean;
}

type Attributes = Readonly<Record<string, string | number>>;

/** Writes XML element by element and waits while the stream is full, so that memory stays small. */
export class XmlWriter {
  readonly #stream: Writable;
  readonly #encoding: XmlEncoding;
  readonly #isIndented: boolean;
  readonly #open: string[] = [];
  #buffer = '';
  /** The stream's error; it is thrown where the next write would otherwise wait forever. */
  #failure: Error | undefined;

  constructor(stream: Writable, { encoding = 'utf-8', isIndented = true }: XmlOptions = {}) {
    this.#stream = stream;
    this.#encoding = encoding;
    this.#isIndented = isIndented;
    stream.on('error', (error) => {
      this.#failure = error;
    });
    this.#buffer = `<?xml version="1.0" encoding="${encoding === 'utf-8' ? 'UTF-8' : encoding}"?>\n`;
  }

  open(name: string, attributes?: Attributes): void {
    this.#buffer += `${this.#indent()}<${name}${this.#printAttributes(attributes)}>\n`;
    this.#open.push(name);
  }

  close(): void {
    const name = this.#open.pop();
    this.#buffer += `${this.#indent()}</${name}>\n`;
  }

  /** Writes an element with text only. */
  leaf(name: string, text: string | number, attributes?: Attributes): void {
    this.#buffer += `${this.#indent()}<${name}${this.#printAttributes(attributes)}>${this.#escape(text)}</${name}>\n`;
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
    if (!this.#stream.write(this.#encode(text))) await once(this.#stream, 'drain');
  }

  #encode(text: string): string | Buffer {
    return this.#encoding === 'utf-8' ? text : iconv.encode(text, this.#encoding);
  }

  /** Only texts and values hold characters that the encoding lacks: all names are Russian. */
  #escape(text: string | number): string {
    const escaped = typeof text === 'number' ? String(text) : escapeXml(text);
    return this.#encoding === 'utf-8' ? escaped : referToOutsiders(escaped);
  }

  #printAttributes(attributes: Attributes | undefined): string {
    if (attributes === undefined) return '';
    return Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${this.#escape(value)}"`)
      .join('');
  }

  #indent(): string {
    return this.#isIndented ? '\t'.repeat(this.#open.length) : '';
  }
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
/** Characters that are escaped, left out or possibly half of one: most texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
const SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;

function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}

/** Matches characters that the encoding lacks. None has the code 0x98: decoders invent one. */
const outsideWindows1251 = new RegExp(
  `[^\\0-\\x7f${new TextDecoder('windows-1251')
    .decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index))
    .replace('\u0098', '')}]`,
  'gu',
);

function referToOutsiders(text: string): string {
  return text.replace(outsideWindows1251, (character) => `&#${character.codePointAt(0)};`);
}

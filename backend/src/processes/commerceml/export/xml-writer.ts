import { once } from 'node:events';
import type { Writable } from 'node:stream';
import iconv from 'iconv-lite';

export type XmlEncoding = 'utf-8' | 'windows-1251';

type Attributes = Readonly<Record<string, string | number>>;

/** Writes XML element by element and waits while the stream is full, so that memory stays small. */
export class XmlWriter {
  readonly #stream: Writable;
  readonly #encoding: XmlEncoding;
  readonly #open: string[] = [];
  #buffer = '';
  /** The stream's error; it is thrown where the next write would otherwise wait forever. */
  #failure: Error | undefined;

  constructor(stream: Writable, encoding: XmlEncoding = 'utf-8') {
    this.#stream = stream;
    this.#encoding = encoding;
    stream.on('error', (error) => {
      this.#failure = error;
    });
    this.#buffer = `<?xml version="1.0" encoding="${encoding === 'utf-8' ? 'UTF-8' : encoding}"?>\n`;
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
    if (!this.#stream.write(this.#encode(text))) await once(this.#stream, 'drain');
  }

  #encode(text: string): string | Buffer {
    if (this.#encoding === 'utf-8') return text;
    return iconv.encode(referToOthers(text), this.#encoding);
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

const ofWindows1251 = new Set(
  new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
);
// No character has this code: decoders invent one.
ofWindows1251.delete('\u0098');

/** Only texts hold characters that the encoding lacks: the names of all elements are Russian. */
function referToOthers(text: string): string {
  return text.replace(/[^\n\t -~А-яЁё]/gu, (character) =>
    ofWindows1251.has(character) ? character : `&#${character.codePointAt(0)};`,
  );
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}

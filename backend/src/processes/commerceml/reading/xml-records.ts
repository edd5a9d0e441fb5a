import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { CommerceMlError, translateXmlError } from './commerceml-error.ts';

/** An element with its descendants. `line` is where it opens. */
export interface XmlNode {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

export interface XmlRecord {
  /** Names from the root's child down: `Каталог/Товары/Товар`. */
  readonly path: string;
  readonly node: XmlNode;
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Encodings as declared, in lower case, with the decoder's names. */
const encodings: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['windows1251', 'windows-1251'],
  ['win-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
]);
const CHUNK_BYTES = 128 * 1024;
const MAX_DEPTH = 200;
/** No product description is longer; a missing end tag produces records that are. */
const MAX_RECORD_CHARACTERS = 8_000_000;
/** No dictionary of a property and no tree of groups has more elements. */
const MAX_RECORD_ELEMENTS = 400_000;

/**
 * Reads an XML file and yields the elements at `paths` in batches, forgetting each batch: memory holds one chunk of the
 * file and the current record, however large the file. Elements at `headPaths` are yielded when they open, with
 * attributes only. Accepts UTF-8 and windows-1251, by the XML declaration. Throws CommerceMlError with the line.
 */
export async function* readRecords(
  file: string,
  paths: ReadonlySet<string>,
  headPaths: ReadonlySet<string>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<readonly XmlRecord[]> {
  const name = path.basename(file);
  const collector = new RecordCollector(name, paths, headPaths);
  const decoder = new TextDecoder(await encodingOf(file, name), { fatal: true });
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Buffer;
    collector.write(decode(decoder, bytes, name, collector.line));
    onBytes(bytes.length);
    if (collector.records.length > 0) yield collector.readBatch();
  }
  collector.write(decode(decoder, undefined, name, collector.line));
  collector.close();
  if (collector.records.length > 0) yield collector.readBatch();
}

class RecordCollector {
  records: XmlRecord[] = [];
  readonly #parser = new SaxesParser({ position: true });
  readonly #names: string[] = [];
  /** The current record and the elements open in it. */
  readonly #open: XmlNode[] = [];
  #startLine = 1;
  /** On a mismatch the parser closes the open element first and reports the error afterwards. */
  #lastClosed = '';
  #characters = 0;
  #elements = 0;
  /** Characters of a tag, a text, a comment or a declaration that has not ended yet: the parser holds them. */
  #pending = 0;
  readonly #file: string;
  readonly #paths: ReadonlySet<string>;
  readonly #headPaths: ReadonlySet<string>;

  constructor(file: string, paths: ReadonlySet<string>, headPaths: ReadonlySet<string>) {
    this.#file = file;
    this.#paths = paths;
    this.#headPaths = headPaths;
    // The parser continues after an error; the first error is the helpful one.
    this.#parser.on('error', ({ message }) => this.#failXml(message.replace(/^[\d:]+\s*/, '')));
    this.#parser.on('opentagstart', () => {
      this.#startLine = this.line;
    });
    for (const event of ['comment', 'doctype', 'processinginstruction'] as const)
      this.#parser.on(event, () => this.#endPending());
    this.#parser.on('opentag', (tag) =>
      this.#openElement(tag.name, tag.attributes as Record<string, string>),
    );
    this.#parser.on('closetag', () => this.#closeElement());
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
  }

  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    this.#pending += text.length;
    this.#parser.write(text);
    if (this.#pending > MAX_RECORD_CHARACTERS) this.#failTooLarge();
  }

  close(): void {
    this.#parser.close();
  }

  readBatch(): readonly XmlRecord[] {
    const batch = this.records;
    this.records = [];
    return batch;
  }

  #endPending(): void {
    this.#pending = 0;
  }

  #openElement(name: string, attributes: Record<string, string>): void {
    this.#endPending();
    this.#names.push(name);
    if (this.#names.length > MAX_DEPTH) this.#fail('элементы вложены слишком глубоко.');
    const node: XmlNode = { name, line: this.#startLine, attributes, children: [], text: '' };
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      this.#elements += 1;
      if (this.#elements > MAX_RECORD_ELEMENTS) this.#failTooLarge();
      parent.children.push(node);
      this.#open.push(node);
      return;
    }
    const recordPath = this.#names.slice(1).join('/');
    if (this.#headPaths.has(recordPath) || this.#names.length === 1)
      this.records.push({ path: recordPath, node });
    if (this.#paths.has(recordPath)) {
      this.#characters = 0;
      this.#elements = 0;
      this.#open.push(node);
    }
  }

  #closeElement(): void {
    this.#endPending();
    const node = this.#open.pop();
    if (node !== undefined && this.#open.length === 0) {
      this.records.push({ path: this.#names.slice(1).join('/'), node });
    }
    this.#lastClosed = this.#names.pop() ?? '';
  }

  #addText(text: string): void {
    this.#endPending();
    const node = this.#open.at(-1);
    if (node === undefined) return;
    this.#characters += text.length;
    if (this.#characters > MAX_RECORD_CHARACTERS) this.#failTooLarge();
    node.text += text;
  }

  #failXml(message: string): never {
    if (this.#lastClosed !== '' && message.startsWith('unexpected close tag'))
      this.#fail(`не закрыт элемент «${this.#lastClosed}».`);
    return this.#fail(translateXmlError(message));
  }

  #failTooLarge(): never {
    const name = this.#open[0]?.name ?? this.#names.at(-1);
    return this.#fail(
      name === undefined ? 'начало файла слишком велико.' : `элемент «${name}» слишком велик.`,
    );
  }

  #fail(reason: string): never {
    throw new CommerceMlError(this.#file, this.line, reason);
  }
}

async function encodingOf(file: string, name: string): Promise<string> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommerceMlError(name, 1, error.code === 'ENOENT' ? 'файл не найден.' : 'файл не открывается.');
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    const head = buffer.subarray(0, bytesRead);
    // A byte order mark is reliable; a declaration may be left over from a conversion.
    if (head.subarray(0, 3).equals(BYTE_ORDER_MARK)) return 'utf-8';
    const [, declared = 'utf-8'] =
      /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head.toString('latin1')) ?? [];
    const encoding = encodings.get(declared.toLowerCase());
    if (encoding !== undefined) return encoding;
    throw new CommerceMlError(
      name,
      1,
      `кодировка ${declared} не поддерживается, нужна UTF-8 или windows-1251.`,
    );
  } finally {
    await handle.close();
  }
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Buffer | undefined,
  name: string,
  line: number,
): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new CommerceMlError(
      name,
      line,
      `дальше идут байты, которых в кодировке ${decoder.encoding} не бывает.`,
    );
  }
}

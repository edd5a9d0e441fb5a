import { day as realDay } from '@shop/contracts/platform/fields';
import * as v from 'valibot';
import { CommerceMlError } from './commerceml-error.ts';
import type { XmlNode } from './xml-records.ts';

/** Typed access to an element's fields; every error names the file and the field's own line. */
export class NodeFields {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  fail(node: XmlNode, reason: string): never {
    throw new CommerceMlError(this.file, node.line, reason);
  }

  child(node: XmlNode, name: string): XmlNode | undefined {
    return node.children.find((child) => child.name === name);
  }

  /** Children of a container: `Цены` gives its `Цена` elements. */
  list(node: XmlNode, container: string, name: string): readonly XmlNode[] {
    const found = node.children.filter((child) => child.name === container);
    return found.flatMap((child) => child.children.filter((entry) => entry.name === name));
  }

  text(node: XmlNode, name: string): string {
    return this.child(node, name)?.text.trim() ?? '';
  }

  required(node: XmlNode, name: string, maxLength = 500): string {
    const value = this.limited(node, name, maxLength);
    if (value === '') this.fail(node, `у элемента «${node.name}» нет «${name}».`);
    return value;
  }

  /** Like `text`, with a maximum length. */
  limited(node: XmlNode, name: string, maxLength: number): string {
    const value = this.text(node, name);
    if (value.length > maxLength) this.fail(node, `«${name}» длиннее ${maxLength} знаков.`);
    return value;
  }

  /** Reads 1C's deletion mark: an attribute up to 2.04, an element since. */
  isDeleted(node: XmlNode): boolean {
    const isMarked = /^удал[её]н$/i.test(node.attributes.Статус ?? '');
    return isMarked || isTrue(this.text(node, 'ПометкаУдаления'));
  }

  /** The number an element or attribute holds; 1C writes `1 234,50` as well as `1234.5`. */
  number(node: XmlNode, label: string, text: string, { min, max }: { min: number; max: number }): number {
    const value = decimalOf(text);
    if (value === null) this.fail(node, `«${label}» должно быть числом, а там «${text.slice(0, 40)}».`);
    if (value < min || value > max)
      this.fail(node, `«${label}» должно быть от ${min} до ${max}, а там ${value}.`);
    return value;
  }

  whole(node: XmlNode, label: string, text: string, limits: { min: number; max: number }): number {
    const value = this.number(node, label, text, limits);
    if (!Number.isInteger(value))
      this.fail(node, `«${label}» должно быть целым, а там «${text.slice(0, 40)}».`);
    return value;
  }

  /** `2026-12-01`, with or without a time after it. */
  day(node: XmlNode, label: string, text: string): string {
    const value = text.slice(0, 10);
    if (v.is(realDay, value)) return value;
    return this.fail(node, `«${label}» должна быть датой вида 2026-12-01, а там «${text.slice(0, 40)}».`);
  }
}

/** Parses `1 234,50`, `1234.5` or `1E3`; null for anything else, such as notations that only a program would write. */
export function decimalOf(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** XML has two notations of a boolean. */
export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1';
}

const CODE = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** `ЗначенияРеквизитов`, which real exchanges use for what CommerceML has no element for. */
export class Requisites {
  readonly #fields: NodeFields;
  readonly #nodes: ReadonlyMap<string, XmlNode>;
  readonly #entries: readonly XmlNode[];

  constructor(fields: NodeFields, node: XmlNode) {
    this.#fields = fields;
    const entries = fields.list(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита');
    this.#entries = entries;
    this.#nodes = new Map(entries.map((entry) => [fields.text(entry, 'Наименование'), entry]));
  }

  text(name: string): string | null {
    const node = this.#nodes.get(name);
    return node === undefined ? null : this.#fields.text(node, 'Значение') || null;
  }

  /** All values of a name that may occur more than once. */
  all(name: string): readonly string[] {
    const found = this.#entries.filter((entry) => this.#fields.text(entry, 'Наименование') === name);
    return found.map((entry) => this.#fields.text(entry, 'Значение')).filter((text) => text !== '');
  }

  /** The name in the URL, present in a shop's own export. */
  code(): string | null {
    const node = this.#nodes.get('Символьный код');
    const text = this.text('Символьный код');
    if (node === undefined || text === null) return null;
    if (text.length <= 120 && CODE.test(text)) return text;
    return this.#fields.fail(node, '«Символьный код» пишется латинскими буквами, цифрами и дефисами.');
  }

  number(name: string, otherwise: number, limits: { min: number; max: number }): number {
    const node = this.#nodes.get(name);
    const text = this.text(name);
    return node === undefined || text === null ? otherwise : this.#fields.number(node, name, text, limits);
  }

  whole(name: string, otherwise: number, limits: { min: number; max: number }): number {
    const node = this.#nodes.get(name);
    const text = this.text(name);
    return node === undefined || text === null ? otherwise : this.#fields.whole(node, name, text, limits);
  }

  day(name: string): string | null {
    const node = this.#nodes.get(name);
    const text = this.text(name);
    return node === undefined || text === null ? null : this.#fields.day(node, name, text);
  }
}

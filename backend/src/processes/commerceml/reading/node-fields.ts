import { day as realDay } from '@shop/contracts/platform/fields';
import * as v from 'valibot';
import { fail, RecordMistake } from './commerceml-error.ts';
import type { PartKind, PartMistake } from './records.ts';
import type { XmlNode } from './xml-records.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Typed access to an element's fields; every mistake names the field's own line. */
export class NodeFields {
  #mistakes: PartMistake[] = [];

  fail(node: XmlNode, reason: string): never {
    return fail(node.line, reason);
  }

  /** Reads a part of a record. A mistake in it sets the part aside and keeps the record, which gets `otherwise`. */
  attempt<Part, Otherwise>(part: PartKind, otherwise: Otherwise, read: () => Part): Part | Otherwise {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RecordMistake)) throw error;
      this.#mistakes.push({ part, line: error.line, reason: error.message });
      return otherwise;
    }
  }

  /** The mistakes of `attempt` since the last call. */
  takeMistakes(): readonly PartMistake[] {
    const mistakes = this.#mistakes;
    this.#mistakes = [];
    return mistakes;
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
  number(node: XmlNode, label: string, text: string, { min, max }: Limits): number {
    const value = decimalOf(text);
    if (value === null) this.fail(node, `«${label}» должно быть числом, а там «${text.slice(0, 40)}».`);
    if (value < min || value > max)
      this.fail(node, `«${label}» должно быть от ${min} до ${max}, а там ${value}.`);
    return value;
  }

  whole(node: XmlNode, label: string, text: string, limits: Limits): number {
    const value = this.number(node, label, text, limits);
    if (!Number.isInteger(value))
      this.fail(node, `«${label}» должно быть целым, а там «${text.slice(0, 40)}».`);
    return value;
  }

  /** `2026-12-01`, with or without a time after it; null for the date that 1C writes for an empty one. */
  day(node: XmlNode, label: string, text: string): string | null {
    const value = text.slice(0, 10);
    // Some systems write nothing but the letter between date and time.
    if (isEmptyDate(text) || text === 'T') return null;
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

/** Whether a number stands for an empty one: 1C fills a column of a query with `-999 999 999,9`. */
export function isEmptyNumber(text: string): boolean {
  return /^-9{8,}(?:[.,]9*)?$/.test(text.replace(/\s/g, ''));
}

/** Whether a date is empty: 1C writes `0001-01-01T00:00:00`. */
export function isEmptyDate(text: string): boolean {
  return /^(?:0001-01-01(?:T.*)?|01\.01\.0001.*)?$/.test(text);
}

/** XML has two notations of a boolean. */
export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1';
}

const CODE = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/**
 * `ЗначенияРеквизитов`, which real exchanges use for what CommerceML has no element for. Names are compared without case
 * and spaces: one system writes «Минимальный заказ», another «МинимальныйЗаказ».
 */
export class Requisites {
  readonly #fields: NodeFields;
  readonly #entries: readonly { readonly name: string; readonly node: XmlNode }[];

  constructor(fields: NodeFields, node: XmlNode) {
    this.#fields = fields;
    this.#entries = fields
      .list(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита')
      .map((entry) => ({ name: plainName(fields.text(entry, 'Наименование')), node: entry }));
  }

  text(name: string): string | null {
    const node = this.#node(name);
    return node === undefined ? null : this.#fields.text(node, 'Значение') || null;
  }

  /** All values of a name that may occur more than once. */
  all(name: string): readonly string[] {
    return this.matching((found) => found === plainName(name)).map(({ value }) => value);
  }

  /** The filled requisites whose name, in lower case and without spaces, fits. */
  matching(fits: (name: string) => boolean): readonly { readonly name: string; readonly value: string }[] {
    return this.#entries
      .filter(({ name }) => fits(name))
      .map(({ name, node }) => ({ name, value: this.#fields.text(node, 'Значение') }))
      .filter(({ value }) => value !== '');
  }

  /** The name in the URL, present in a shop's own export. */
  code(): string | null {
    return this.#read('Символьный код', null, (node, text) => {
      if (text.length <= 120 && CODE.test(text)) return text;
      return this.#fields.fail(node, '«Символьный код» пишется латинскими буквами, цифрами и дефисами.');
    });
  }

  number(name: string, otherwise: number, limits: Limits): number {
    return this.#read(name, otherwise, (node, text) =>
      isEmptyNumber(text) ? otherwise : this.#fields.number(node, name, text, limits),
    );
  }

  whole(name: string, otherwise: number, limits: Limits): number {
    return this.#read(name, otherwise, (node, text) =>
      isEmptyNumber(text) ? otherwise : this.#fields.whole(node, name, text, limits),
    );
  }

  day(name: string): string | null {
    return this.#read(name, null, (node, text) => this.#fields.day(node, name, text));
  }

  /** A requisite that cannot be right is set aside; the rest of its record holds. */
  #read<Value>(name: string, otherwise: Value, read: (node: XmlNode, text: string) => Value): Value {
    const node = this.#node(name);
    const text = this.text(name);
    if (node === undefined || text === null) return otherwise;
    return this.#fields.attempt('value', otherwise, () => read(node, text));
  }

  #node(name: string): XmlNode | undefined {
    const plain = plainName(name);
    return this.#entries.findLast((entry) => entry.name === plain)?.node;
  }
}

function plainName(name: string): string {
  return name.replace(/\s/g, '').toLowerCase();
}

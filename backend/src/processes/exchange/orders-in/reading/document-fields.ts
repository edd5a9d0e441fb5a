import { day as realDay } from '@shop/contracts/platform/fields';
import * as v from 'valibot';
import type { Day } from '../../../../platform/calendar/days.ts';
import { isTrue, type NodeFields } from '../../../commerceml/reading/node-fields.ts';
import type { XmlNode } from '../../../commerceml/reading/xml-records.ts';
import { bareName, type MoreNames, REQUISITES, type RequisiteName } from './requisite-names.ts';

const MAX_TEXT = 500;
const MAX_KOPECKS = 1_000_000_000_000;

/** Fields of a document or a company with its requisites: by their names in any spelling. */
export class DocumentFields {
  readonly fields: NodeFields;
  readonly node: XmlNode;
  readonly #requisites: ReadonlyMap<string, string>;
  readonly #more: MoreNames;

  constructor(fields: NodeFields, node: XmlNode, more: MoreNames) {
    this.fields = fields;
    this.node = node;
    this.#more = more;
    const entries = fields.list(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита');
    this.#requisites = new Map(
      entries.map((entry) => [bareName(fields.text(entry, 'Наименование')), fields.text(entry, 'Значение')]),
    );
  }

  /** The element, without spaces around it. */
  text(name: string): string {
    return this.fields.limited(this.node, name, MAX_TEXT);
  }

  /** The value of a requisite; empty if there is none. An element of that name counts too: 3.1 has some of them. */
  requisite(name: RequisiteName): string {
    const names = [...(this.#more[name] ?? []), ...REQUISITES[name]].map(bareName);
    const value = names
      .map((one) => this.#requisites.get(one))
      .find((one) => one !== undefined && one !== '');
    if (value !== undefined) return value.slice(0, MAX_TEXT);
    const element = this.node.children.find((child) => names.includes(bareName(child.name)));
    return element?.text.trim().slice(0, MAX_TEXT) ?? '';
  }

  flag(name: RequisiteName): boolean {
    return isYes(this.requisite(name));
  }

  /** Like `flag`; null where the document does not say. */
  fact(name: RequisiteName): boolean | null {
    const text = this.requisite(name);
    return text === '' ? null : isYes(text);
  }

  requisiteDay(name: RequisiteName): Day | null {
    return this.#dayOf(name, this.requisite(name));
  }

  day(name: string): Day | null {
    return this.#dayOf(name, this.text(name));
  }

  /** 1C writes `T`, or a day of the year 1, for no day. */
  #dayOf(label: string, text: string): Day | null {
    if (text === '' || text === 'T' || text === 'Т' || text.startsWith('0001-')) return null;
    const russian = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text);
    const value = russian === null ? text.slice(0, 10) : `${russian[3]}-${russian[2]}-${russian[1]}`;
    if (v.is(realDay, value)) return value;
    return this.fields.fail(
      this.node,
      `«${label}» должна быть датой вида 2026-12-01, а там «${text.slice(0, 40)}».`,
    );
  }

  /** A sum in roubles as kopecks; null where there is none. */
  kopecks(node: XmlNode, name: string): number | null {
    const text = this.fields.text(node, name);
    if (text === '') return null;
    const limits = { min: -MAX_KOPECKS / 100, max: MAX_KOPECKS / 100 };
    return Math.round(this.fields.number(node, name, text, limits) * 100);
  }
}

/** XML and 1C have several notations of yes. */
function isYes(text: string): boolean {
  return isTrue(text) || /^(да|истина|true)$/i.test(text);
}

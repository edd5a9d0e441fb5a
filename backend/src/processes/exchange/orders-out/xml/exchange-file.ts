import { Writable } from 'node:stream';
import { todayInMoscow } from '../../../../platform/calendar/days.ts';
import { type XmlEncoding, XmlWriter } from '../../../commerceml/export/xml-writer.ts';

/** The schema a client speaks; 3.1 puts every order into a container. */
export interface ExchangeSchema {
  readonly version: string;
  readonly isNew: boolean;
}

/** How an answer is written. */
export interface ExchangeForm {
  /** The client named it, as `3.1` or `2.08`, or said nothing. */
  readonly schemaVersion: string;
  readonly encoding: XmlEncoding;
  /** For people to read. */
  readonly isIndented?: boolean;
}

/** A version that nobody has described is answered as 2.10. */
function schemaOf(version: string): ExchangeSchema {
  if (/^3(\.|$)/.test(version)) return { version: '3.1', isNew: true };
  return { version: /^2\.(0[4-9]|10)$/.test(version) ? version : '2.10', isNew: false };
}

/**
 * Opens the root of an answer. It has no namespace: no known module writes one, and what reads them looks up plain names.
 */
export function openExchangeFile({ schemaVersion, encoding, isIndented = false }: ExchangeForm) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const xml = new XmlWriter(stream, { encoding, isIndented });
  const schema = schemaOf(schemaVersion);
  xml.open('КоммерческаяИнформация', { ВерсияСхемы: schema.version, ДатаФормирования: nowInMoscow() });
  return {
    xml,
    schema,
    end: async () => {
      await xml.end();
      return Buffer.concat(chunks);
    },
  };
}

const moscowTime = new Intl.DateTimeFormat('sv', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });

function nowInMoscow(): string {
  const now = new Date();
  return `${todayInMoscow(now)}T${moscowTime.format(now)}`;
}

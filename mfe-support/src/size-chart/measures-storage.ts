import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

const measures = v.record(v.string(), v.pipe(v.string(), v.maxLength(20)));

export type TypedMeasures = v.InferOutput<typeof measures>;

/** Measures typed at a size chart. */
const stored = persisted(measures, 'shop.measures.{user}.{chart}', 'browser');

/** The measures this user has typed at a chart in this browser. */
export function readMeasures(chart: string): TypedMeasures {
  return stored.read({ chart }) ?? {};
}

/** Without storage they are lost when the dialog closes. */
export function storeMeasures(chart: string, typed: TypedMeasures): void {
  const isEmpty = Object.values(typed).every((text) => text === '');
  stored.write(isEmpty ? undefined : typed, { chart });
}

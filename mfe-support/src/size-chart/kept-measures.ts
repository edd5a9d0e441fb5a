import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

const measures = v.fallback(v.record(v.string(), v.pipe(v.string(), v.maxLength(20))), {});

export type TypedMeasures = v.InferOutput<typeof measures>;

/** What this user has typed at a chart on this device. */
export function keptMeasures(chart: string): TypedMeasures {
  try {
    return v.parse(measures, JSON.parse(localStorage.getItem(keyOf(chart)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Without storage they are forgotten with the dialog. */
export function keepMeasures(chart: string, typed: TypedMeasures): void {
  try {
    const isEmpty = Object.values(typed).every((text) => text === '');
    if (isEmpty) localStorage.removeItem(keyOf(chart));
    else localStorage.setItem(keyOf(chart), JSON.stringify(typed));
  } catch {
    // Private windows and full disks.
  }
}

function keyOf(chart: string): string {
  const session = getSession();
  return `shop.measures.${session.status === 'in' ? session.user.id : 0}.${chart}`;
}

/** What a quantity has to keep to: whole pieces, in packs of `step`, between `min` and `max`. */
export type QuantityRule = { min: number; step: number; max: number };

export type QuantityProblem = 'empty' | 'not-a-number' | 'fraction' | 'negative' | 'too-large';

export type ParsedQuantity = { quantity: number; isRounded: boolean } | { problem: QuantityProblem };

/** Thousands stand apart by a space, never by a tab or a line break; «12,00» is twelve, as spreadsheets print it. */
const grouped = /^(\d+|\d{1,3}(?:[^\S\t-\r]\d{3})+)(?:[.,]0+)?\s*(?:\p{L}+\.?)?$/u;

/**
 * Reads what a buyer typed: `12`, `12 шт`, `1 200`. A number that is too small or between two packs is raised
 * to the next pack; 0 stays 0, since it means removal (§5). Anything else is a named problem, never a guess.
 */
export function parseQuantity(typed: string, rule: QuantityRule): ParsedQuantity {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  if (/^[-−–]\s*\d/.test(text)) return { problem: 'negative' };
  if (/^\d[\d\s]*[.,]\d*[1-9]/.test(text)) return { problem: 'fraction' };
  const digits = grouped.exec(text)?.[1]?.replace(/\s/g, '');
  if (digits === undefined) return { problem: 'not-a-number' };
  const asked = Number(digits);
  if (asked === 0) return { quantity: 0, isRounded: false };
  if (asked > rule.max) return { problem: 'too-large' };
  const quantity = nearestPack(asked, rule);
  return { quantity, isRounded: quantity !== asked };
}

/** The least allowed quantity that is not below the one given, or the greatest one allowed. */
export function nearestPack(quantity: number, { min, step, max }: QuantityRule): number {
  const packs = Math.ceil(Math.max(quantity, min, 1) / step);
  return Math.min(packs, Math.max(1, Math.floor(max / step))) * step;
}

/** What to tell the buyer. */
export function explainProblem(problem: QuantityProblem, rule: QuantityRule): string {
  if (problem === 'fraction') return 'Только целое количество';
  if (problem === 'negative') return 'Количество не бывает отрицательным';
  if (problem === 'too-large') return `Не больше ${rule.max.toLocaleString('ru-RU')}`;
  return 'Введите число';
}

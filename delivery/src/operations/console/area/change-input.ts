import * as v from 'valibot';
import { isVersion } from '../../../releases/package/file-kinds.ts';
import type { Act } from './change-forms.ts';

/** The input is malformed; every reason is for the person who sent it. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('; '));
    this.reasons = reasons;
  }
}

const WHY_MAX = 500;
const isTenth = (percent: number) => Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9;

const expected = v.pipe(
  v.string('Обновите страницу: форма неполная.'),
  v.regex(/^\d{1,9}$/, 'Обновите страницу: форма неполная.'),
  v.transform(Number),
);
const version = v.pipe(v.string('Выберите релиз.'), v.check(isVersion, 'Выберите релиз.'));
const why = v.pipe(
  v.string('Напишите причину: её прочтут те, кто будет разбираться.'),
  v.transform((text) => text.replace(/\s+/g, ' ').trim()),
  v.nonEmpty('Напишите причину: её прочтут те, кто будет разбираться.'),
  v.maxLength(WHY_MAX, `Причина длиннее ${WHY_MAX} знаков.`),
  v.regex(/^\P{Cc}*$/u, 'В причине есть непечатные знаки.'),
);
const percent = v.pipe(
  v.string('Укажите долю.'),
  v.transform((text) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))),
  v.check(
    (share) => share >= 0.1 && share <= 100 && isTenth(share),
    'Доля — число от 0,1 до 100 с шагом 0,1.',
  ),
);
const isChecked = v.pipe(
  v.string(),
  v.transform((text) => text === '1'),
);
const drop = v.optional(isChecked, '');
/** The withdrawn release that the person has confirmed. */
const withdrawn = v.optional(v.string(), '');

const inputs = {
  canary: v.object({ expected, version, percent, drop, withdrawn }),
  'end-canary': v.object({ expected, drop }),
  promote: v.object({ expected, drop }),
  rollback: v.object({ expected, version, why, drop, withdrawn }),
  withdraw: v.object({ expected, version, why, drop }),
  pin: v.object({ expected, version, why, drop }),
  unpin: v.object({ expected, drop }),
  undo: v.object({ expected, drop }),
} satisfies Record<Act, v.GenericSchema>;
export type Inputs = { readonly [A in Act]: v.InferOutput<(typeof inputs)[A]> };

/** Parses the fields of a form. Throws `InputRefused`. */
export function readInput<A extends Act>(act: A, fields: Readonly<Record<string, string>>): Inputs[A] {
  // A button with a share of its own stands for the field beside it.
  const given = fields.share === undefined ? fields : { ...fields, percent: fields.share };
  const parsed = v.safeParse(inputs[act], given);
  if (parsed.success) return parsed.output as Inputs[A];
  throw new InputRefused([...new Set(parsed.issues.map(({ message }) => message))]);
}

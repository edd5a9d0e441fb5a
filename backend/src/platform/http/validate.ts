import type { Schema, WireNames } from '@shop/contracts/platform/call';
import { wireName } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { Validation } from '../errors/errors.ts';

const LANGUAGE = 'ru';
/** No call takes values nested deeper than that. */
const MAX_DEPTH = 20;
v.setGlobalMessage(messageFor, LANGUAGE);

/** For `safeParse` of what a person has typed: mistakes that a schema has no words for are told in Russian too. */
export const IN_RUSSIAN = { lang: LANGUAGE } as const;

/** Parses input by the contract's schema. Throws `Validation` for the first mistake, with its field in wire names. */
export function validate<S extends Schema>(
  schema: S,
  value: unknown,
  names: WireNames = {},
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { ...IN_RUSSIAN, abortEarly: true });
  if (!result.success) {
    const issue = deepestOf(result.issues[0]);
    throw new Validation(issue.message, fieldOf(keysOf(issue), names));
  }
  checkStorable(result.output, names);
  return result.output;
}

/**
 * Picks, in a union of shapes, the mistake within the first shape: «the login is missing» rather than «a wrong value».
 * A union of plain values has no field to name and is returned unchanged.
 */
function deepestOf(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const within = issue.issues?.find(
    ({ path }) => path !== undefined && path.length > (issue.path?.length ?? 0),
  );
  return issue.type === 'union' && within ? deepestOf(within) : issue;
}

/**
 * Throws `Validation` for a text with U+0000 or half a surrogate pair, which PostgreSQL cannot store (the latter in
 * JSON), and for values nested too deep. It visits only what the schema let through.
 */
function checkStorable(value: unknown, names: WireNames, keys: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new Validation('В тексте есть недопустимый символ', fieldOf(keys, names));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (keys.length === MAX_DEPTH)
    throw new Validation('Слишком много вложенных значений', fieldOf(keys.slice(0, 1), names));
  for (const [key, part] of Object.entries(value)) checkStorable(part, names, [...keys, key]);
}

function keysOf({ path }: v.BaseIssue<unknown>): readonly string[] {
  return path?.map(({ key }) => String(key)) ?? [];
}

function fieldOf(keys: readonly string[], names: WireNames): string | undefined {
  if (keys.length === 0) return undefined;
  const [first = '', ...rest] = keys;
  return [wireName(first, names), ...rest].join('.');
}

/** The default message for a schema without one (§5). */
function messageFor(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined' || issue.type === 'non_empty' || issue.type === 'nonempty') {
    return 'Это поле обязательно для заполнения';
  }
  const limit = issue.requirement;
  switch (issue.type) {
    case 'max_length':
      return `Слишком длинно: не больше ${limit}`;
    case 'min_length':
      return `Слишком коротко: не меньше ${limit}`;
    case 'min_value':
      return `Значение не может быть меньше ${limit}`;
    case 'max_value':
      return `Значение не может быть больше ${limit}`;
    case 'number':
      return 'Здесь должно быть число';
    case 'integer':
      return 'Здесь должно быть целое число';
    case 'email':
      return 'Некорректный Email';
    case 'iso_date':
      return 'Некорректная дата';
    case 'picklist':
      return 'Выберите значение из списка';
    default:
      return 'Некорректное значение';
  }
}

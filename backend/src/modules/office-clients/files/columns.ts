import type { ClientChoices } from '@shop/contracts/office/clients';
import type { SettingField } from '@shop/contracts/office/setting-fields';
import { Validation } from '../../../platform/errors/errors.ts';
import type { Fields } from '../../../platform/files/importing/file-table.ts';

const about = (name: string, title: string) => ({ name, title, hint: '' });

export function textColumn(name: string, title: string, maxLength = 100): SettingField {
  return { ...about(name, title), kind: 'text', maxLength, lines: 1 };
}

export function yesNoColumn(name: string, title: string): SettingField {
  return { ...about(name, title), kind: 'yes-no' };
}

export function numberColumn(name: string, title: string, max: number): SettingField {
  return { ...about(name, title), kind: 'number', min: 0, max, unit: '' };
}

export function moneyColumn(name: string, title: string): SettingField {
  return { ...about(name, title), kind: 'money', isOptional: false };
}

export function dayColumn(name: string, title: string): SettingField {
  return { ...about(name, title), kind: 'day' };
}

/** A choice by name: an empty cell is none of them, and of two with one name each has its number behind the name. */
export function namedColumn(name: string, title: string, named: ClientChoices['managers']): SettingField {
  const isShared = (of: string) => named.filter((one) => one.name === of).length > 1;
  const options = named.map(({ id, name: own }) => ({
    value: choiceOf(id),
    title: isShared(own) ? `${own} (№\u00a0${id})` : own,
  }));
  return { ...about(name, title), kind: 'choice', options: [{ value: '', title: '' }, ...options] };
}

/** The value of a choice is no text that somebody would type. */
export function choiceOf(id: number | null): string {
  return id === null ? '' : `id:${id}`;
}

export function idOf(choice: unknown): number | null {
  const [, digits] = /^id:(\d+)$/.exec(String(choice)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Throws `Validation` at the first of the columns whose cell differs from the stored one: a file does not change it. */
export function refuseChanges(names: readonly string[], before: Fields, typed: Fields): void {
  const changed = names.find(
    (name) => typed[name] !== undefined && wordOf(typed[name]) !== wordOf(before[name]),
  );
  if (changed === undefined) return;
  const stored = wordOf(before[changed]);
  throw new Validation(
    `файлом это не\u00a0меняется, в\u00a0магазине ${stored === '' ? 'здесь пусто' : `«${stored}»`}`,
    changed,
  );
}

function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

import { isDeepStrictEqual } from 'node:util';
import type { SettingField } from '@shop/contracts/office/setting-fields';
import type { ListedSetting, Setting } from '@shop/contracts/office/settings';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Conflict, NotFound, Validation } from '../../../platform/errors/errors.ts';
import { IN_RUSSIAN } from '../../../platform/http/validate.ts';
import type { ShopSetting } from '../../../platform/shop-settings/define-setting.ts';
import { describeFields } from '../../../platform/shop-settings/describe-fields.ts';
import { parseStored } from '../../../platform/shop-settings/read-setting.ts';
import { settingWords } from '../../../platform/shop-settings/setting-words.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { allSettings } from './all-settings.ts';
import { imageWords, keepNamedImages, namedImages } from './setting-images.service.ts';

/** The subject is the name of the setting, the state its value. */
const settingChanged = defineOfficeAction('setting.changed', {
  title: 'Изменена настройка',
  right: 'office.settings',
  state: v.looseObject({}),
  subjects: () => new Map(allSettings.map(({ name, title }) => [name, title])),
  words: async (value, { db, subject }) => {
    const setting = allSettings.find(({ name }) => name === subject);
    if (setting === undefined) return new Map();
    const whole = { ...setting.initial, ...value };
    return settingWords(
      describeFields(setting.schema.entries),
      whole,
      await imageWords(db, namedImages(setting, whole)),
    );
  },
  undo: {
    lock: (db, { subject }) => rowOf(db, subject).forUpdate().execute(),
    isCurrent: async (db, { subject, after }) => {
      const setting = allSettings.find(({ name }) => name === subject);
      const row = await rowOf(db, subject).executeTakeFirst();
      if (setting === undefined || row === undefined) return false;
      return isDeepStrictEqual(parseStored(setting, row.value), parseStored(setting, after));
    },
    restore: (db, by, { subject: name, before }) =>
      saveSettingValue(db, by, { name, value: { ...findSetting(name).initial, ...before } }),
  },
});

/** Throws `NotFound` for a name that no setting has. */
function findSetting(name: string): ShopSetting<object> {
  const setting = allSettings.find((one) => one.name === name);
  if (setting === undefined) throw new NotFound('Такой настройки нет');
  return setting;
}

export async function listSettings(db: Db): Promise<ListedSetting[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value', 'changed_at', 'changed_by', 'version'])
    .execute();
  return allSettings.map((setting) =>
    present(
      setting,
      rows.find(({ name }) => name === setting.name),
    ),
  );
}

/** Throws `NotFound` for an unknown name. */
export async function readSettingForEditing(db: Db, name: string): Promise<Setting> {
  const setting = findSetting(name);
  const row = await rowOf(db, name).executeTakeFirst();
  return describe(setting, row);
}

/**
 * Saves a setting and records who changed what. Needs a transaction. Throws `Conflict` if `version` is not the stored
 * one, `Validation` at the first bad field, `NotFound` for an unknown name. An unchanged value is not saved.
 */
export async function saveSettingValue(
  db: Db,
  by: OfficeActor,
  { name, value, version }: { readonly name: string; readonly value: object; readonly version?: number },
): Promise<Setting> {
  const setting = findSetting(name);
  const parsed = parseTyped(setting, value);
  const row = await rowOf(db, name).forUpdate().executeTakeFirst();
  if (version !== undefined && version !== (row?.version ?? 0)) throw conflictWith(row?.changed_by);
  const before = row && parseStored(setting, row.value);
  if (JSON.stringify(before) === JSON.stringify(parsed)) return describe(setting, row);
  await keepNamedImages(db, namedImages(setting, parsed));
  // Two first saves lock no row: the later one finds a version that is not 0.
  const saved = await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(parsed), changed_at: new Date(), changed_by: by.name })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref, lit }) => ({
          value: ref('excluded.value'),
          changed_at: ref('excluded.changed_at'),
          changed_by: ref('excluded.changed_by'),
          version: lit((row?.version ?? 0) + 1),
        }))
        .where('settings.version', '=', row?.version ?? 0),
    )
    .returning(['value', 'version', 'changed_at', 'changed_by'])
    .executeTakeFirst();
  if (saved === undefined) throw conflictWith(undefined);
  const formerValue = before ?? setting.initial;
  await recordOfficeChange(db, by, {
    action: settingChanged,
    subject: setting.name,
    // Until somebody has saved it, the initial values held.
    before: formerValue && { ...formerValue },
    after: { ...parsed },
  });
  return describe(setting, saved);
}

function conflictWith(name: string | undefined): Conflict {
  return new Conflict(
    `${name || 'Кто-то'} изменил эту настройку, пока вы её правили. Посмотрите на\u00a0изменения и\u00a0сохраните ещё раз`,
    'version',
  );
}

interface Row {
  readonly value: unknown;
  readonly version: number;
  readonly changed_at: Date;
  readonly changed_by: string;
}

function rowOf(db: Db, name: string) {
  return db
    .selectFrom('settings')
    .select(['value', 'version', 'changed_at', 'changed_by'])
    .where('name', '=', name);
}

function parseTyped(setting: ShopSetting<object>, typed: object): object {
  const { schema } = setting;
  const { success, output, issues } = v.safeParse(schema, typed, IN_RUSSIAN);
  if (!success) throw refusalOf(issues[0], describeFields(schema.entries));
  const mistake = setting.check?.(output) ?? null;
  if (mistake !== null) throw new Validation(mistake.message, mistake.field);
  return output;
}

/** A mistake inside a list or a table stands at its field; the message names the row and the column. */
function refusalOf(issue: v.BaseIssue<unknown>, fields: readonly SettingField[]): Validation {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const at = keys.findIndex((key) => typeof key === 'number');
  if (at < 0) return new Validation(issue.message, v.getDotPath(issue) ?? undefined);
  const table = fields.find(({ name }) => name === keys[0]);
  const column = table?.kind === 'rows' && table.fields.find(({ name }) => name === keys[at + 1]);
  const place = `Строка ${Number(keys[at]) + 1}${column ? `, «${column.title}»` : ''}`;
  return new Validation(`${place}: ${issue.message}`, keys.slice(0, at).join('.'));
}

function present(setting: ShopSetting<object>, row: Row | undefined): ListedSetting {
  const { name, title, description, initial } = setting;
  return {
    ...{ name, title, description },
    isSet: row !== undefined && parseStored(setting, row.value) !== null,
    isRequired: initial === null,
    lastChange:
      row === undefined || row.changed_by === ''
        ? null
        : { at: row.changed_at.toISOString(), by: row.changed_by },
  };
}

function describe(setting: ShopSetting<object>, row: Row | undefined): Setting {
  const value = row === undefined ? setting.initial : parseStored(setting, row.value);
  return {
    ...present(setting, row),
    fields: [...describeFields(setting.schema.entries)],
    value: value === null ? null : { ...value },
    version: row?.version ?? 0,
  };
}

import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { instant } from '../platform/fields.ts';
import { settingField } from './setting-fields.ts';

const settingName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));
const named = v.object({ name: settingName });

const lastChange = v.object({ at: instant, by: v.string() });

const listedSetting = v.object({
  name: settingName,
  title: v.string(),
  description: v.string(),
  /** Whether somebody has filled it in; until then the initial values hold. */
  isSet: v.boolean(),
  /** The shop cannot work without it, and it has no initial values. */
  isRequired: v.boolean(),
  lastChange: v.nullable(lastChange),
});
export type ListedSetting = v.InferOutput<typeof listedSetting>;

/** All settings of the shop, in the order in which a new shop fills them in. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/api/office/settings/',
  summary: 'Settings of the shop',
  access: 'office.settings',
  answer: v.object({ items: v.array(listedSetting) }),
});

const setting = v.object({
  ...listedSetting.entries,
  fields: v.array(settingField),
  /** The value by field names; null where a required setting was never filled in. */
  value: v.nullable(v.record(v.string(), v.unknown())),
  /** Rises with every change; a save names the version that it was typed over. */
  version: v.number(),
});
export type Setting = v.InferOutput<typeof setting>;

export const getSetting = defineCall({
  method: 'GET',
  path: '/api/office/settings/{name}/',
  summary: 'One setting with its fields',
  access: 'office.settings',
  params: named,
  answer: setting,
});

/**
 * Saves a setting whole. `conflict` if somebody has saved another version meanwhile; `validation` names the first bad
 * field by its path, such as `bank.bik`; in a table the message names the row.
 */
export const saveSetting = defineCall({
  method: 'PUT',
  path: '/api/office/settings/{name}/',
  summary: 'Save a setting',
  access: 'office.settings',
  params: named,
  body: v.object({ value: v.record(v.string(), v.unknown()), version: v.number() }),
  answer: setting,
});

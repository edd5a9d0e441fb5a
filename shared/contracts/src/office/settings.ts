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

/** Most bytes of an image of a setting: 1 MB. */
export const SETTING_IMAGE_BYTES = 1_000_000;

const imageId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * Uploads an image for a field of a setting. It is re-encoded, and waits a day for a save that names its id. Refused at
 * the field: anything but a PNG or JPEG by its content, more than 1 MB or 2000 × 2000 px, an empty picture.
 */
export const uploadSettingImage = defineCall({
  method: 'POST',
  path: '/api/office/setting-images/',
  summary: 'Upload an image of a setting',
  access: 'office.settings',
  form: true,
  body: v.object({
    setting: settingName,
    field: v.pipe(v.string(), v.maxLength(100)),
    // `v.instance` is avoided: the shell does not share it with areas.
    file: v.pipe(
      v.unknown(),
      v.check((value) => value instanceof File, 'Выберите файл'),
      v.transform((value) => value as File),
    ),
  }),
  answer: v.object({ id: imageId }),
});

/** An image of a setting as a `data:` URL. */
export const getSettingImage = defineCall({
  method: 'GET',
  path: '/api/office/setting-images/{id}/',
  summary: 'An image of a setting',
  access: 'office.settings',
  params: v.object({ id: imageId }),
  answer: v.object({ dataUrl: v.string(), width: v.number(), height: v.number() }),
});

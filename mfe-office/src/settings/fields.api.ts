/** The form of described fields, for other lists of this area. */
export { SettingFields } from './setting-fields.tsx';
export { parseTexts, textsOf } from './setting-texts.ts';

import { type SettingField, settingField } from '@shop/contracts/office/setting-fields';
import * as v from 'valibot';

/**
 * The fields of a setting's schema, from the metadata of `setting-schemas.ts`. Throws for an entry that none of those
 * schemas has made: the mistake shows in the test over all settings.
 */
export function describeFields(entries: v.ObjectEntries): readonly SettingField[] {
  return Object.entries(entries).map(([name, schema]) =>
    v.parse(settingField, { ...descriptionOf(schema), name, fields: nestedFields(schema) }),
  );
}

function descriptionOf(schema: v.ObjectEntries[string]): object {
  const { field } = v.getMetadata(schema);
  return v.parse(v.looseObject({}), field);
}

function nestedFields(schema: v.ObjectEntries[string]): readonly SettingField[] | undefined {
  if (hasItem(schema) && hasEntries(schema.item)) return describeFields(schema.item.entries);
  return hasEntries(schema) ? describeFields(schema.entries) : undefined;
}

function hasItem(schema: unknown): schema is { readonly item: unknown } {
  return typeof schema === 'object' && schema !== null && 'item' in schema;
}

function hasEntries(schema: unknown): schema is { readonly entries: v.ObjectEntries } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

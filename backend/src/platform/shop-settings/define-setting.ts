import type * as v from 'valibot';

type SettingSchema = v.GenericSchema<unknown, object> & { readonly entries: v.ObjectEntries };

interface SettingOptions<Value, Initial> {
  /** The name on the page of settings and in the command. */
  readonly title: string;
  /** One sentence for those who fill it in: what it changes in the shop. */
  readonly description: string;
  /** Holds until somebody saves the setting; null for a setting that the shop cannot invent. */
  readonly initial: Initial;
  /**
   * A rule over several fields. Returns the path of the bad field and a message, or null. Runs on what the schema
   * accepts. A method, so that settings of any value fit one list.
   */
  check?(value: Value): { readonly field: string; readonly message: string } | null;
}

/** A setting of the shop: staff change it on the page `/office/settings/` or by `npm run settings`. */
export interface ShopSetting<Value extends object, Initial extends Value | null = Value | null>
  extends SettingOptions<Value, Initial> {
  /** The key of its row in `settings`, kebab-case. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Value> & { readonly entries: v.ObjectEntries };
}

/**
 * Defines a setting in the module that reads it. Its page, its command, its documentation and its validation follow from
 * the schema, whose fields come from `setting-schemas.ts`. It has to be listed in `modules/office/settings/all-settings.ts`.
 *
 *     export const tariffs = defineSetting('delivery', v.object({ courierKopecks: money('Курьер') }), {
 *       title: 'Доставка', description: '…', initial: { courierKopecks: 1_200_00 },
 *     });
 *     const { courierKopecks } = await readSetting(db, tariffs);
 */
export function defineSetting<Schema extends SettingSchema, Initial extends v.InferOutput<Schema> | null>(
  name: string,
  schema: Schema & v.GenericSchema<unknown, v.InferOutput<Schema>>,
  options: SettingOptions<v.InferOutput<Schema>, Initial>,
): ShopSetting<v.InferOutput<Schema>, Initial> {
  return { name, schema, ...options };
}

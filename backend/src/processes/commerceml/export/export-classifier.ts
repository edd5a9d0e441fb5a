import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { variantMatcher } from '../staging/characteristics.ts';
import { FIRST_SORT } from '../stores/property-store.ts';
import type { GroupToWrite, PropertyToWrite } from './write-import.ts';

const TRAIT = 'characteristic:';

export interface ExportedClassifier {
  readonly groups: readonly GroupToWrite[];
  readonly properties: readonly PropertyToWrite[];
  /** Characteristics of offers in order; the database stores those of an offer unordered. */
  readonly traits: readonly string[];
  /** Whether a characteristic makes variants by the setting. */
  readonly isVariant: (name: string) => boolean;
}

/** Sections and properties in order; codes and positions only where an import would not derive the same. */
export async function readClassifier(db: Db): Promise<ExportedClassifier> {
  const sections = await db
    .selectFrom('sections as s')
    .leftJoin('sections as parent', 'parent.id', 's.parent_id')
    .select([
      's.external_id as id',
      'parent.external_id as parentId',
      's.name',
      's.code',
      's.sort',
      's.active',
    ])
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute();
  const traits = await db
    .selectFrom('properties')
    .select('external_id')
    .where('external_id', 'like', `${TRAIT}%`)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const properties = await db
    .selectFrom('properties')
    .select((of) => [
      'external_id as id',
      'name',
      'kind',
      'unit',
      'code',
      'sort',
      jsonArrayFrom(
        of
          .selectFrom('property_variants as v')
          .select(['v.external_id as id', 'v.value'])
          .whereRef('v.property_id', '=', 'properties.id')
          .orderBy('v.value'),
      ).as('variants'),
    ])
    .where('external_id', '<>', 'brand')
    .where('external_id', 'not like', `${TRAIT}%`)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const places = new Map<string | null, number>();
  return {
    isVariant: variantMatcher(await readExchangeCatalogue(db)),
    traits: traits.map(({ external_id }) => external_id.slice(TRAIT.length)),
    groups: sections.map(({ code, active, ...section }) => {
      const place = (places.get(section.parentId) ?? 0) + 10;
      places.set(section.parentId, place);
      return {
        ...section,
        isDeleted: !active,
        code: code === slugOf(section.name, '-', 60) ? null : code,
        statedSort: section.sort === place ? null : section.sort,
      };
    }),
    properties: properties.map(({ kind, code, sort, variants, ...property }, index) => ({
      ...property,
      valueKind: kind,
      sort,
      variants: new Map(variants.map(({ id, value }) => [id, value])),
      code: code === slugOf(property.name, '_', 40) ? null : code,
      statedSort: sort === FIRST_SORT + (index + 1) * 10 ? null : sort - FIRST_SORT,
    })),
  };
}

/** Price types and warehouses, oldest first: the first price type is the list price. */
export async function readTrade(db: Db) {
  return {
    priceTypes: await db
      .selectFrom('price_types')
      .select(['external_id as id', 'name'])
      .orderBy('price_types.id')
      .execute(),
    warehouses: await db
      .selectFrom('warehouses')
      .select(['external_id as id', 'name', 'address', 'latitude', 'longitude'])
      .select('working_hours as workingHours')
      .orderBy('warehouses.id')
      .execute(),
  };
}

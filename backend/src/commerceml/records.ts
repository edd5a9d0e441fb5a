/**
 * What a CommerceML 2 exchange says, in our names. `line` is where the element opens, for messages about it.
 * Ids are 1C's own (`external_id` in the database).
 */
export type CatalogRecord =
  | PackageRecord
  | GroupRecord
  | PropertyRecord
  | ProductRecord
  | PriceTypeRecord
  | WarehouseRecord
  | OfferRecord;

/** Head of a catalogue or offers package. `isFull`: what the file does not name is no longer sold. */
interface PackageRecord {
  readonly kind: 'package';
  readonly line: number;
  readonly content: 'products' | 'offers';
  readonly isFull: boolean;
}

/** Parents come before their children. `sort` counts within the parent. */
export interface GroupRecord {
  readonly kind: 'group';
  readonly line: number;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly sort: number;
}

export interface PropertyRecord {
  readonly kind: 'property';
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly valueKind: 'list' | 'number';
  readonly unit: string;
  readonly sort: number;
  /** Id of a list value to its text. */
  readonly variants: ReadonlyMap<string, string>;
}

export interface ProductRecord {
  readonly kind: 'product';
  readonly line: number;
  readonly id: string;
  readonly article: string;
  readonly name: string;
  readonly description: string;
  readonly groupId: string;
  readonly brand: string | null;
  readonly measureBase: string;
  readonly measureCustom: string | null;
  readonly measureFactor: number | null;
  readonly minOrderCount: number;
  readonly multiplicity: number;
  readonly weightGrams: number;
  readonly volumeCm3: number;
  readonly vatPercent: number;
  readonly sort: number;
  /** Path of the picture's file beside the exchange file. */
  readonly picture: string | null;
  readonly isDeleted: boolean;
  /** Property id to values (or ids of list values) as written. */
  readonly properties: readonly { readonly id: string; readonly value: string; readonly line: number }[];
}

export interface PriceTypeRecord {
  readonly kind: 'priceType';
  readonly line: number;
  readonly id: string;
  readonly name: string;
}

export interface WarehouseRecord {
  readonly kind: 'warehouse';
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly workingHours: string;
}

export interface OfferRecord {
  readonly kind: 'offer';
  readonly line: number;
  readonly id: string;
  readonly productId: string;
  readonly article: string;
  readonly name: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly isDeleted: boolean;
  readonly prices: readonly {
    readonly line: number;
    readonly priceTypeId: string;
    readonly fromQuantity: number;
    readonly kopecks: number;
  }[];
  readonly stocks: readonly {
    readonly line: number;
    readonly warehouseId: string;
    readonly quantity: number;
    readonly arrivalOn: string | null;
    readonly arrivalQuantity: number;
  }[];
}

/**
 * The records of a CommerceML 2 exchange in our names. `line` is where the element opens, for error messages. Ids are
 * 1C's own (`external_id` in the database).
 */
export type CatalogRecord =
  | PackageRecord
  | GroupRecord
  | PropertyRecord
  | ProductRecord
  | PriceTypeRecord
  | WarehouseRecord
  | OfferRecord
  | DeletionRecord
  | UnitRecord
  | MistakeRecord;

export type RecordKind = 'group' | 'property' | 'unit' | 'priceType' | 'warehouse' | 'product' | 'offer';
/** A part that may be set aside while its record holds. `value` is one of a property or a requisite. */
export type PartKind = 'price' | 'stock' | 'value' | 'barcode' | 'file';

/** A mistake in a part of a record. */
export interface PartMistake {
  readonly part: PartKind;
  readonly line: number;
  readonly reason: string;
}

/** A record, or a part of one, that cannot be right. `id` and `name` are the record's, empty where it has none. */
export interface MistakeRecord {
  readonly kind: 'mistake';
  readonly of: RecordKind | PartKind;
  /** The line of the mistake. */
  readonly line: number;
  readonly reason: string;
  readonly id: string;
  readonly name: string;
}

/** Head of a classifier, catalogue or offers package. `isFull`: items that the file does not name no longer exist. */
export interface PackageRecord {
  readonly kind: 'package';
  readonly line: number;
  readonly content: 'classifier' | 'products' | 'offers';
  readonly isFull: boolean;
}

/** A deletion mark on an item that the file does not describe. */
export interface DeletionRecord {
  readonly kind: 'deletion';
  readonly line: number;
  readonly content: 'group' | 'product' | 'offer' | 'priceType' | 'warehouse';
  readonly id: string;
}

/** A unit of measure that products name by its code. */
interface UnitRecord {
  readonly kind: 'unit';
  readonly line: number;
  readonly code: string;
  readonly name: string;
}

/** A section. Parents come before their children; `sort` counts within the parent. */
export interface GroupRecord {
  readonly kind: 'group';
  readonly line: number;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly sort: number;
  /** The URL segment, if the exchange is a shop's own export. */
  readonly code: string | null;
  readonly isDeleted: boolean;
}

export interface PropertyRecord {
  readonly kind: 'property';
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly valueKind: 'list' | 'number';
  readonly unit: string;
  readonly sort: number;
  readonly code: string | null;
  /** Ids of list values with their texts. */
  readonly variants: ReadonlyMap<string, string>;
}

export interface ProductRecord {
  readonly kind: 'product';
  readonly line: number;
  readonly id: string;
  readonly article: string;
  readonly name: string;
  readonly description: string;
  /** The groups that the product is in, the main one first; empty without any. */
  readonly groupIds: readonly string[];
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
  readonly code: string | null;
  /** Paths relative to the exchange file, the main picture first. */
  readonly pictures: readonly string[];
  readonly documents: readonly DocumentFile[];
  readonly isDeleted: boolean;
  readonly barcodes: readonly string[];
  /** The mark of goods that are tracked piece by piece, «Честный знак»; null without one. */
  readonly marking: string | null;
  readonly properties: readonly ValueRecord[];
}

/** A property's id with a value, or the id of a list value, as written. */
export interface ValueRecord {
  readonly id: string;
  readonly value: string;
  readonly line: number;
}

/** A file of a product that is not a picture. */
export interface DocumentFile {
  /** The path relative to the exchange file. */
  readonly path: string;
  readonly title: string;
}

export interface PriceTypeRecord {
  readonly kind: 'priceType';
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** The currency as it is written; empty stands for rubles. */
  readonly currency: string;
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
  /** Empty in a file of prices or stock only. */
  readonly name: string;
  /** Position among the product's offers; null: the file's order. */
  readonly sort: number | null;
  readonly variant: Readonly<Record<string, string>>;
  /** Names of characteristics that make the variant whatever the setting says, in a shop's own export. */
  readonly statedVariant: readonly string[];
  /** Values of properties, which describe a variant since 3.1. */
  readonly properties: readonly ValueRecord[];
  readonly isDeleted: boolean;
  readonly barcodes: readonly string[];
  /** Whether the file gives prices of this offer, even an empty list; `hasStocks` says the same of stock. */
  readonly hasPrices: boolean;
  readonly hasStocks: boolean;
  /** Whether one of its prices was set aside, so that the stored ones stay; `keepsStocks` says the same of stock. */
  readonly keepsPrices: boolean;
  readonly keepsStocks: boolean;
  /** Stock without a warehouse, or beside that of warehouses. */
  readonly totalQuantity: number | null;
  readonly prices: readonly {
    readonly line: number;
    /** Empty in exchanges that know only one type. */
    readonly priceTypeId: string;
    /** The currency as it is written; empty stands for that of the price type. */
    readonly currency: string;
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

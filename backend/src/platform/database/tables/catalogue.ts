import type { Generated } from 'kysely';
import type { Id, InstantNow, JsonOrDefault, MaybeInstant } from './columns.ts';

// The catalogue as 1C brings it, and the lists people make of it.

export interface SectionsTable {
  id: Id;
  external_id: string;
  parent_id: number | null;
  path: string;
  code: string;
  name: string;
  depth: number;
  sort: Generated<number>;
  picture: string | null;
  active: Generated<boolean>;
}

export interface BrandsTable {
  id: Id;
  code: string;
  name: string;
  description: Generated<string>;
}

export interface PropertiesTable {
  id: Id;
  external_id: string;
  code: string;
  name: string;
  kind: 'list' | 'number';
  unit: Generated<string>;
  sort: Generated<number>;
  is_facet: Generated<boolean>;
  group_name: Generated<string>;
}

export interface PropertyVariantsTable {
  property_id: number;
  external_id: string;
  value: string;
}

export interface ProductsTable {
  id: Generated<number>;
  external_id: string;
  code: string;
  article: string;
  name: string;
  description: Generated<string>;
  section_id: number;
  brand_id: number | null;
  measure_base: Generated<string>;
  measure_custom: string | null;
  measure_factor: number | null;
  min_order_count: Generated<number>;
  multiplicity: Generated<number>;
  weight_grams: Generated<number>;
  volume_cm3: Generated<number>;
  vat_percent: Generated<number>;
  sort: Generated<number>;
  picture: string | null;
  active: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface ProductPropertiesTable {
  product_id: number;
  property_id: number;
  value: string;
  number: number | null;
}

export interface OffersTable {
  id: Generated<number>;
  external_id: string;
  product_id: number;
  article: string;
  name: string;
  variant: JsonOrDefault<Record<string, string>>;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface PricesTable {
  offer_id: number;
  price_type_id: number;
  from_quantity: Generated<number>;
  kopecks: number;
}

export interface WarehousesTable {
  id: Id;
  external_id: string;
  name: string;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  working_hours: Generated<string>;
}

export interface StocksTable {
  offer_id: number;
  warehouse_id: number;
  quantity: Generated<number>;
  reserved: Generated<number>;
  arrival_on: string | null;
  arrival_quantity: Generated<number>;
}

export interface UserProductTable {
  user_id: number;
  product_id: number;
  added_at: InstantNow;
}

export interface ProductPicturesTable {
  product_id: number;
  position: number;
  picture: string;
}

export interface ProductDocumentsTable {
  id: Id;
  product_id: number;
  title: string;
  file: string;
  type: string;
  size_bytes: number;
  sort: Generated<number>;
}

export interface ProductRelationsTable {
  product_id: number;
  kind: 'analog' | 'accessory' | 'consumable';
  related_id: number;
  sort: Generated<number>;
}

export interface ProductQuestionsTable {
  id: Id;
  product_id: number;
  asked_by: number;
  acted_by: number | null;
  text: string;
  created_at: InstantNow;
  answer: string | null;
  answered_by: number | null;
  answered_at: MaybeInstant;
}

export interface ArrivalRequestsTable {
  user_id: number;
  offer_id: number;
  created_at: InstantNow;
}

export interface SavedFiltersTable {
  id: Id;
  user_id: number;
  name: string;
  link: string;
  created_at: InstantNow;
}

export interface PriceListsTable {
  id: Id;
  user_id: number;
  counterparty_id: number | null;
  section_ids: readonly number[];
  in_stock_only: Generated<boolean>;
  status: Generated<'preparing' | 'ready' | 'failed'>;
  done_rows: Generated<number>;
  total_rows: Generated<number>;
  created_at: InstantNow;
  beat_at: InstantNow;
  finished_at: MaybeInstant;
}

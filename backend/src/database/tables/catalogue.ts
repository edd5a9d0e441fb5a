import type { Generated } from 'kysely';
import type { Id, InstantNow, JsonOrDefault } from './columns.ts';

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

import type { SizeChart } from '@shop/contracts/support/content';
import type { Generated } from 'kysely';
import type { Id, InstantNow, Json, MaybeInstant } from './columns.ts';

// What the shop tells its buyers, and what they have looked at.

export interface NewsTable {
  id: Id;
  code: string;
  title: string;
  lead: Generated<string>;
  published_at: InstantNow;
  active: Generated<boolean>;
  /** Markdown. */
  text: Generated<string>;
  version: Generated<number>;
  updated_at: InstantNow;
  updated_by: number | null;
  deleted_at: MaybeInstant;
}

export interface FaqSectionsTable {
  id: Id;
  code: string;
  name: string;
  sort: Generated<number>;
}

export interface FaqItemsTable {
  id: Id;
  section_id: number;
  code: string;
  question: string;
  /** Markdown. */
  answer: string;
  sort: Generated<number>;
  active: Generated<boolean>;
  version: Generated<number>;
  updated_at: InstantNow;
  updated_by: number | null;
  deleted_at: MaybeInstant;
}

export interface StaticPagesTable {
  id: Id;
  code: string;
  title: string;
  /** Markdown. */
  text: Generated<string>;
  active: Generated<boolean>;
  version: Generated<number>;
  updated_at: InstantNow;
  updated_by: number | null;
}

export interface SizeChartsTable {
  code: string;
  name: string;
  /** First sections of the catalogue it is for. */
  section_codes: string[];
  note: Generated<string>;
  measurements: Json<SizeChart['measurements']>;
  rows: Json<SizeChart['rows']>;
  sort: Generated<number>;
}

export interface PromotionsTable {
  id: Id;
  code: string;
  title: string;
  lead: Generated<string>;
  starts_on: string;
  ends_on: string | null;
  link: string | null;
  active: Generated<boolean>;
  text: Generated<string>;
}

export interface PromotionProductsTable {
  promotion_id: number;
  product_id: number;
  sort: Generated<number>;
}

export interface MarketingItemsTable {
  id: Id;
  code: string;
  title: string;
  lead: Generated<string>;
  text: Generated<string>;
  link: string | null;
  published_at: InstantNow;
  active: Generated<boolean>;
}

export interface ViewedProductsTable {
  user_id: number;
  product_id: number;
  viewed_at: InstantNow;
}

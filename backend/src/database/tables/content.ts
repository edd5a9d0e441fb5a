import type { Generated } from 'kysely';
import type { Id, InstantNow } from './columns.ts';

// What the shop tells its buyers, and what they have looked at.

export interface NewsTable {
  id: Id;
  code: string;
  title: string;
  lead: Generated<string>;
  published_at: InstantNow;
  active: Generated<boolean>;
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

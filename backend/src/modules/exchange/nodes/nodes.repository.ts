import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/tables.ts';

/** The kinds of exchange, as `type` of the protocol names them. */
export const exchangeKinds = ['catalog', 'sale', 'reference'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

export type NodeRow = Selectable<DB['exchange_nodes']>;

/** An installation of 1C that may exchange with the shop. */
export interface ExchangeNode {
  readonly id: number;
  readonly name: string;
  readonly login: string;
  readonly kinds: readonly ExchangeKind[];
  /** CIDR; empty: any address. */
  readonly allowedNetworks: readonly string[];
  /** Orders placed on this day or later are handed over. */
  readonly ordersSince: string;
  readonly encoding: 'utf-8' | 'windows-1251';
  readonly isActive: boolean;
  /** Files are read and compared, nothing is changed and no order is handed over. */
  readonly isRehearsal: boolean;
  /** Grows with every change, the password's too. */
  readonly version: number;
}

export async function findNodeByLogin(db: Db, login: string): Promise<NodeRow | undefined> {
  return db.selectFrom('exchange_nodes').selectAll().where('login', '=', login).executeTakeFirst();
}

export async function findNode(db: Db, id: number): Promise<NodeRow | undefined> {
  return db.selectFrom('exchange_nodes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The node without its password. */
export function nodeOf(row: NodeRow): ExchangeNode {
  return {
    id: row.id,
    name: row.name,
    login: row.login,
    kinds: exchangeKinds.filter((kind) => row.kinds.includes(kind)),
    allowedNetworks: row.allowed_networks,
    ordersSince: row.orders_since,
    encoding: row.encoding === 'windows-1251' ? 'windows-1251' : 'utf-8',
    isActive: row.active,
    isRehearsal: row.is_rehearsal,
    version: row.version,
  };
}

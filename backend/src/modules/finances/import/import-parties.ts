import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const REASON = 'imported documents belong to all counterparties';

/** A counterparty that documents are matched with. */
export interface Party {
  readonly id: number;
  readonly kpp: string | null;
  /** Latest first. */
  readonly contracts: readonly { readonly id: number; readonly number: string }[];
}

/** Caches counterparties by ИНН, so that each is queried once. */
export class PartyDirectory {
  readonly #db: Db;
  readonly #byInn = new Map<string, readonly Party[]>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Loads the counterparties of a batch in one query. */
  async load(inns: readonly string[]): Promise<void> {
    const unknown = [...new Set(inns)].filter((inn) => inn !== '' && !this.#byInn.has(inn));
    if (unknown.length === 0) return;
    const parties = await this.#db
      .selectFrom('counterparties')
      .select(['id', 'inn', 'kpp'])
      .where('inn', 'in', unknown)
      .orderBy('id')
      .execute();
    const contracts = await this.#contractsOf(parties.map(({ id }) => id));
    for (const inn of unknown) {
      const found = parties.filter((party) => party.inn === inn);
      this.#byInn.set(
        inn,
        found.map(({ id, kpp }) => ({ id, kpp, contracts: contracts.get(id) ?? [] })),
      );
    }
  }

  /** Finds a counterparty by ИНН, and by КПП if several share it; `'several'` if the КПП does not decide. */
  find(inn: string, kpp: string): Party | 'several' | null {
    const parties = this.#byInn.get(inn) ?? [];
    if (parties.length <= 1) return parties[0] ?? null;
    return parties.find((party) => party.kpp !== null && party.kpp === kpp) ?? 'several';
  }

  async #contractsOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map();
    const contracts = await unscoped(this.#db, REASON)
      .selectFrom('contracts')
      .select(['id', 'number', 'counterparty_id as counterpartyId'])
      .where('counterparty_id', 'in', [...ids])
      .orderBy('signed_on', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return Map.groupBy(contracts, ({ counterpartyId }) => counterpartyId);
  }
}

import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const REASON = 'statements and books are of all counterparties';

/** A counterparty that a document may be of. */
export interface KnownParty {
  readonly id: number;
  readonly kpp: string | null;
  /** The latest first. */
  readonly contracts: readonly { readonly id: number; readonly number: string }[];
}

/** Counterparties by ИНН, asked of the database once each. */
export class KnownParties {
  readonly #db: Db;
  readonly #byInn = new Map<string, readonly KnownParty[]>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Asks for those of a batch at once. */
  async learn(inns: readonly string[]): Promise<void> {
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

  /** The one with the ИНН; of several the one with the КПП too. `'several'` if that does not tell. */
  find(inn: string, kpp: string): KnownParty | 'several' | null {
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

import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TopicCache } from '../../../platform/events/topic-cache.ts';
import type { Services } from '../../../platform/http/services.ts';
import type { PriceTerms } from '../../offers/offers.api.ts';
import {
  findBasket,
  findCards,
  findOrdersVersion,
  type ProductCard,
  type ProductRecord,
  termsOf,
} from '../product/products.repository.ts';

/** A card takes about 5 kB. */
const CARDS_MAX = 5000;
const MOST_COMPANIES = 2000;
const MAX_AGE_MS = 10 * 60_000;

/** The rows that listings show beside the index, kept until they change. Only for reads outside a transaction. */
export class ListingRows {
  static readonly #ofProcess = new WeakMap<Services, ListingRows>();
  readonly db: Db;
  readonly #terms: TopicCache<number, PriceTerms>;
  readonly #orders: TopicCache<number, string>;
  readonly #baskets: TopicCache<number, ReadonlyMap<number, number>>;
  readonly #cards: TopicCache<string, ProductCard | undefined>;

  private constructor({ changes, db }: Services) {
    this.db = db;
    const ofCompanies = { maxEntries: MOST_COMPANIES, maxAgeMs: MAX_AGE_MS };
    this.#terms = changes.createCache(ofCompanies);
    this.#orders = changes.createCache(ofCompanies);
    this.#baskets = changes.createCache(ofCompanies);
    this.#cards = changes.createCache({ maxEntries: CARDS_MAX, maxAgeMs: MAX_AGE_MS });
  }

  /** Returns the rows of the process, shared by all modules. */
  static of(services: Services): ListingRows {
    const rows = ListingRows.#ofProcess.get(services) ?? new ListingRows(services);
    ListingRows.#ofProcess.set(services, rows);
    return rows;
  }

  /** Returns the actor's price terms, as `termsOf`. */
  terms(actor: Actor): Promise<PriceTerms> {
    const read = () => termsOf(this.db, actor);
    return this.#terms.get(actor.counterpartyId ?? 0, read, () => ['companies']);
  }

  /** Changes whenever an order of the company is placed or cancelled. */
  ordersVersion(actor: Actor, counterpartyId: number): Promise<string> {
    const read = () => findOrdersVersion(this.db, actor);
    return this.#orders.get(counterpartyId, read, () => [`company:${counterpartyId}`]);
  }

  /** Returns products in the order of `ids`, as `findProducts`. */
  async products(
    actor: Actor,
    terms: PriceTerms,
    ids: readonly number[],
    isPurchased: (id: number) => boolean,
  ): Promise<readonly ProductRecord[]> {
    const [cards, basket] = await Promise.all([this.#cardsOf(terms, ids), this.#basketOf(actor)]);
    return cards.map((card) => ({
      ...card,
      offers: card.offers.map((offer) => ({ ...offer, inBasket: basket.get(offer.id) ?? null })),
      isPurchased: isPurchased(card.id),
    }));
  }

  async #cardsOf(terms: PriceTerms, ids: readonly number[]): Promise<readonly ProductCard[]> {
    const missing: number[] = [];
    let reading: ReturnType<typeof findCards> | undefined;
    const readOne = async (id: number) => {
      missing.push(id);
      // Begins when all that is missing has been collected.
      reading ??= Promise.resolve().then(() => findCards(this.db, terms, missing));
      return (await reading).get(id);
    };
    // Arrivals in the past are not shown, so a card is one of its day.
    const view = `${terms.priceTypeId} ${terms.listPriceTypeId} ${todayInMoscow()}`;
    const cards = await Promise.all(
      ids.map((id) =>
        this.#cards.get(
          `${id} ${view}`,
          () => readOne(id),
          () => [`product:${id}`, 'products', 'goods'],
        ),
      ),
    );
    return cards.filter((card) => card !== undefined);
  }

  /** Quantities in the company's basket by offer. */
  async #basketOf(actor: Actor): Promise<ReadonlyMap<number, number>> {
    const { counterpartyId } = actor;
    if (counterpartyId === null) return new Map();
    const read = () => findBasket(this.db, actor);
    return this.#baskets.get(counterpartyId, read, () => [`company:${counterpartyId}`]);
  }
}

import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';
import {
  type BasketLine,
  type BasketState,
  isUnsent,
  type OfferLine,
  wantedQuantity,
} from '../state/basket-state.ts';
import { currentCounterpartyId } from './current-counterparty.ts';

/**
 * The offer, the text of its quantity as it was typed, and the quantities that the server may hold without anybody's doing
 * but ours; none of them where nobody knew.
 */
const draft = v.tuple([v.number(), v.string(), v.array(v.number())]);
export type BasketDraft = v.InferOutput<typeof draft>;

/** Quantities on their way into the basket of a company that the server has not confirmed, from any screen. */
const stored = persisted(v.array(draft), 'shop.basket.unsent.{user}.{counterparty}', 'browser');

/** Unsent quantities of order tables, as releases before the one basket client kept them. */
const formerTable = persisted(
  v.array(v.tuple([v.number(), v.string()])),
  'shop.order-table.unsent.{user}.{counterparty}',
  'browser',
);

/** Unsent quantities of basket rows by row id, as releases before the one basket client kept them. */
const formerRows = persisted(
  v.array(v.tuple([v.number(), v.number(), v.array(v.number())])),
  'shop.basket.unsent.{user}',
  'browser',
);

/** Drafts that no screen has shown yet; some belong to offers that are gone by now. */
const WAITING_MAX = 1000;

export type BasketDrafts = ReturnType<typeof createBasketDrafts>;

/**
 * Keeps what the server has not confirmed over a reload, a crash and a lost session, for the same user at the same
 * company. A draft waits until a screen shows its offer. Tabs keep their drafts side by side.
 */
export function createBasketDrafts() {
  let owner: number | undefined;
  let waiting = new Map<number, BasketDraft>();
  const texts = new Map<number, string>();
  /** The drafts that this tab answers for, as it has read or written them. */
  let own = new Set<string>();
  let written = '[]';
  const listeners = new Set<() => void>();

  /** The company that edits belong to: the first that the header has named since `leave`; undefined before. */
  function company(): number | undefined {
    if (owner !== undefined) return owner;
    owner = currentCounterpartyId();
    if (owner !== undefined) waiting = new Map(readKept(owner).map((each) => [each[0], each]));
    return owner;
  }

  /** Replaces the drafts of this tab, and leaves those of other tabs. */
  function write(basket: BasketState) {
    const counterparty = company();
    const unsent = unsentOf(basket, texts);
    const text = JSON.stringify(unsent);
    if (counterparty === undefined || text === written) return;
    written = text;
    for (const [offerId] of unsent) waiting.delete(offerId);
    const offers = new Set(unsent.map(([offerId]) => offerId));
    const isOurs = (each: BasketDraft) => offers.has(each[0]) || own.has(String(each));
    const others = readKept(counterparty).filter((each) => !isOurs(each));
    own = new Set(unsent.map(String));
    const all = [...others.slice(-WAITING_MAX), ...unsent];
    stored.write(all.length > 0 ? all : undefined, { counterparty });
  }

  function stopWaiting(drafts: readonly BasketDraft[]) {
    for (const each of drafts) {
      waiting.delete(each[0]);
      own.add(String(each));
    }
    written = '';
  }

  return {
    company,
    write,
    /** A field holds a text that is no quantity of the basket yet; undefined once it is, or is given up. */
    setText(offerId: number, text: string | undefined) {
      if (text === undefined) texts.delete(offerId);
      else texts.set(offerId, text);
    },
    /** Hands over the drafts of these offers; they do not wait any more. */
    take(offerIds: Iterable<number>): readonly BasketDraft[] {
      if (company() === undefined) return [];
      const found = [...offerIds].flatMap((offerId) => {
        const each = waiting.get(offerId);
        return each ? [each] : [];
      });
      stopWaiting(found);
      return found;
    },
    /** The drafts that former releases kept by row id, of these rows. */
    takeFormerRows(
      rows: readonly { readonly id: number; readonly offerId: number }[],
    ): readonly BasketDraft[] {
      const former = formerRows.read();
      if (!former) return [];
      formerRows.write(undefined);
      const offers = new Map(rows.map(({ id, offerId }) => [id, offerId]));
      return former.flatMap(([rowId, quantity, over]): readonly BasketDraft[] => {
        const offerId = offers.get(rowId);
        return offerId === undefined ? [] : [[offerId, String(quantity), over]];
      });
    },
    /** Whether these are the drafts of another company than this one. */
    isElsewhere: (counterpartyId: number) => owner !== undefined && owner !== counterpartyId,
    /** Another company or user: what is kept stays for them. */
    leave() {
      owner = undefined;
      waiting = new Map();
      own = new Set();
      texts.clear();
      written = '[]';
      for (const listener of listeners) listener();
    },
    /** Calls `listener` after every `leave`. */
    onLeave: (listener: () => void) => void listeners.add(listener),
    /** The basket has become an order: what waited to join it is of no use any more. What is unsent now stays. */
    forget(basket: BasketState) {
      company();
      stopWaiting([...waiting.values()]);
      write(basket);
    },
  };
}

function readKept(counterparty: number): readonly BasketDraft[] {
  const kept = stored.read({ counterparty }) ?? [];
  const former = formerTable.read({ counterparty });
  if (!former) return kept;
  const all = [...former.map(([offerId, text]): BasketDraft => [offerId, text, []]), ...kept];
  stored.write(all, { counterparty });
  formerTable.write(undefined, { counterparty });
  return all;
}

function unsentOf(
  { lines, offers, sending }: BasketState,
  texts: ReadonlyMap<number, string>,
): readonly BasketDraft[] {
  const underWay = new Map(
    sending && 'lines' in sending ? sending.lines.map(({ offerId, quantity }) => [offerId, quantity]) : [],
  );
  if (sending?.kind === 'update') underWay.set(sending.offerId, sending.quantity);
  const ours = ({ offerId, stored }: BasketLine | OfferLine) =>
    [stored?.quantity ?? 0, underWay.get(offerId) ?? []].flat();
  const unsent = [...lines, ...offers].filter((line) => isUnsent(line) && !texts.has(line.offerId));
  const held = new Map([...lines, ...offers].map((line) => [line.offerId, line]));
  return [
    ...unsent.map((line): BasketDraft => [line.offerId, String(wantedQuantity(line)), ours(line)]),
    ...[...texts].map(([offerId, text]): BasketDraft => {
      const line = held.get(offerId);
      return [offerId, text, line ? ours(line) : []];
    }),
  ];
}

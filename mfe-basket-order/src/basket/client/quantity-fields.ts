import type { Service } from '@shop/contracts/platform/services';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { readQuantity } from '@shop/domain/quantity/quantity';
import { messageOf, NoAnswer } from '@shop/platform/http';
import { toast } from '@shop/ui';
import {
  type BasketLine,
  followedLine,
  isUnsent,
  type OfferLine,
  storedQuantity,
  wantedQuantity,
} from '../state/basket-state.ts';
import type { BasketClient } from './basket-client.ts';
import type { BasketDrafts } from './basket-drafts.ts';

type Quantities = Service<'basket.quantities'>;
type Line = NonNullable<ReturnType<Quantities['lineOf']>>;
type NamedOffer = Parameters<Quantities['commit']>[0];
type Offer = NamedOffer['offer'];

/** A text that stands in a field and is not applied yet, or is no quantity. */
interface Field {
  readonly text: string;
  readonly problem: string;
  /** The quantity in the basket, as far as the list around the field knows. */
  readonly inBasket: number;
}

/**
 * Fields of tables and matrices over the basket client: the texts that are being typed and are no quantity yet, and what
 * is read aloud. Everything else is the client's.
 */
export function createQuantityFields(client: BasketClient, drafts: BasketDrafts): Quantities {
  const fields = new Map<number, Field>();
  const names = new Map<number, string>();
  const describe = rememberLines();
  const listeners = new Set<() => void>();
  let announcements = { changed: '', stored: '' };

  const basket = () => client.getSnapshot().basket;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  function announce(news: Partial<typeof announcements>) {
    announcements = { ...announcements, ...news };
    notify();
  }

  function setField(offerId: number, field: Field | undefined) {
    if (field) fields.set(offerId, field);
    else fields.delete(offerId);
    drafts.setText(offerId, field?.text);
    drafts.write(basket());
    notify();
  }

  drafts.onLeave(() => {
    for (const map of [fields, names]) map.clear();
    notify();
  });
  client.subscribe(notify);
  client.listen({
    onWritten({ quantities = [] }) {
      const named = quantities.filter(({ offerId }) => names.has(offerId));
      const stored = describeStored(named.map((each) => ({ ...each, name: names.get(each.offerId) })));
      if (named.length > 0) announce({ stored });
    },
    onRefused({ offerIds, message }) {
      if (!offerIds.some((offerId) => names.has(offerId))) return;
      announce({ changed: message });
      if (listeners.size === 0) toast.danger(`Количества из таблицы заказа не сохранены. ${message}`);
    },
  });

  const lineOf: Quantities['lineOf'] = ({ offerId }) =>
    describe(offerId, [followedLine(basket(), offerId), fields.get(offerId), basket().isUnreachable]);

  /** Sets the desired quantities of offers; they replace a text that was typed before. */
  function want(wanted: readonly { offer: Offer; quantity: number; note?: string | undefined }[]) {
    const edits = wanted.map(({ offer, quantity, note }) => {
      const { offerId, inBasket, ...rule } = offer;
      return { offerId, inBasket, rule, quantity, note, isReplaced: true };
    });
    for (const { offerId } of edits) {
      fields.delete(offerId);
      drafts.setText(offerId, undefined);
    }
    client.edit(edits);
  }

  /** Applies a text; `otherwise` is the note of a quantity that became what the text says. */
  function applyText({ offer, name }: NamedOffer, text: string, otherwise?: string) {
    names.set(offer.offerId, name);
    const read = readQuantity(text, offer, offer.measure);
    if ('problem' in read) {
      setField(offer.offerId, { text, problem: read.problem, inBasket: offer.inBasket });
      return announce({ changed: `${name}: ${read.problem}` });
    }
    want([{ offer, quantity: read.quantity, note: read.note ?? otherwise }]);
    if (read.note) announce({ changed: `${name}: ${read.note}` });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lineOf,
    announcements: () => announcements,
    type: ({ offer, text }) => setField(offer.offerId, { text, problem: '', inBasket: offer.inBasket }),
    commit(named) {
      const field = fields.get(named.offer.offerId);
      if (field) applyText(named, field.text);
    },
    fill({ lines: filled }) {
      for (const { offer, name } of filled) names.set(offer.offerId, name);
      want(filled);
    },
    restore({ offerId }) {
      if (fields.has(offerId)) return setField(offerId, undefined);
      const line = followedLine(basket(), offerId);
      if (line?.problem || (line && isUnsent(line) && basket().isUnreachable))
        client.dispatch({ type: 'reverted', offerId });
    },
    retry: () => retryRefused(client),
    noteRead: ({ offers }) => client.noteRead(offers),
    recover({ offers }) {
      const byOffer = new Map(offers.map((each) => [each.offer.offerId, each]));
      const found = drafts.take(byOffer.keys()).flatMap(([offerId, text, over]) => {
        const field = byOffer.get(offerId);
        const isNews = field && lineOf({ offerId }) === null && text !== String(field.offer.inBasket);
        return isNews && (over.length === 0 || over.includes(field.offer.inBasket))
          ? [{ ...field, text }]
          : [];
      });
      for (const { offer, name, text } of found) applyText({ offer, name }, text, 'Восстановлено');
      return found.length;
    },
    leave() {
      client.noteLeft();
      client.leave();
    },
  };
}

function retryRefused(client: BasketClient): void {
  const { lines, offers } = client.getSnapshot().basket;
  for (const { offerId, problem } of [...lines, ...offers])
    if (problem) client.dispatch({ type: 'retried', offerId });
  client.resend();
}

type LineParts = readonly [BasketLine | OfferLine | undefined, Field | undefined, isUnreachable: boolean];

/** Answers the same line of an offer until something of it changes. */
function rememberLines() {
  const known = new Map<number, { readonly parts: LineParts; readonly line: Line | null }>();
  return (offerId: number, parts: LineParts): Line | null => {
    const last = known.get(offerId);
    if (last?.parts.every((part, index) => part === parts[index])) return last.line;
    const line = describeLine(parts);
    known.set(offerId, { parts, line });
    return line;
  };
}

function describeLine([line, field, isUnreachable]: LineParts): Line | null {
  if (!line && !field) return null;
  const isHeldBack = isUnreachable && line !== undefined && isUnsent(line);
  return {
    stored: line ? storedQuantity(line) : (field?.inBasket ?? 0),
    wanted: line ? wantedQuantity(line) : (field?.inBasket ?? 0),
    text: field?.text ?? null,
    note: line?.note ?? '',
    problem: field?.problem ?? '',
    refusal: line?.problem ?? (isHeldBack ? messageOf(new NoAnswer(null)) : ''),
  };
}

/** «Куртка, 52-54: в корзине 24»; of several only how many. */
function describeStored(
  lines: readonly { readonly name: string | undefined; readonly quantity: number }[],
): string {
  const [line] = lines;
  if (lines.length > 1)
    return `В\u00a0корзине обновлено: ${countOf(lines.length, 'строка', 'строки', 'строк')}`;
  if (!line?.name) return '';
  const { name, quantity } = line;
  return `${name}: ${quantity > 0 ? `в\u00a0корзине ${formatNumber(quantity)}` : 'убрано из\u00a0корзины'}`;
}

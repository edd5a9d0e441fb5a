import type { Service, ServiceName } from '@shop/contracts/platform/services';
import { readQuantity } from '@shop/domain/quantity/quantity';
import { provideHost } from '@shop/remote';

type BasketQuantities = Service<'basket.quantities'>;
type Line = NonNullable<ReturnType<BasketQuantities['lineOf']>>;

/**
 * Plays the shell and the basket's area behind it: quantities are stored as soon as they are set, unless they are refused.
 * Answers what was asked to be stored, a list for each call.
 */
export function offerQuantities() {
  const lines = new Map<number, Line>();
  const listeners = new Set<() => void>();
  const stored: (readonly { readonly id: number; readonly quantity: number }[])[] = [];
  let announcements = { changed: '', stored: '' };
  let refusal = '';
  let recovered = 0;

  function change(offerId: number, changes: Partial<Line>, inBasket = 0) {
    const blank = { stored: inBasket, wanted: inBasket, text: null, note: '', problem: '', refusal: '' };
    lines.set(offerId, { ...(lines.get(offerId) ?? blank), ...changes });
    for (const listener of listeners) listener();
  }

  function store(asked: readonly { readonly id: number; readonly quantity: number }[]) {
    if (asked.length === 0) return;
    stored.push(asked);
    for (const { id, quantity } of asked)
      change(id, refusal ? { wanted: quantity, refusal } : { wanted: quantity, stored: quantity, refusal });
  }

  const service: BasketQuantities = {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lineOf: ({ offerId }) => lines.get(offerId) ?? null,
    announcements: () => announcements,
    type: ({ offer, text }) => change(offer.offerId, { text, problem: '' }, offer.inBasket),
    commit({ offer, name }) {
      const text = lines.get(offer.offerId)?.text;
      if (typeof text !== 'string') return;
      const read = readQuantity(text, offer, offer.measure);
      if ('problem' in read) return change(offer.offerId, { problem: read.problem });
      const { quantity, note = '' } = read;
      announcements = {
        changed: note && `${name}: ${note}`,
        stored: `${name}: в\u00a0корзине ${quantity}`,
      };
      change(offer.offerId, { text: null, note });
      store([{ id: offer.offerId, quantity }]);
    },
    fill({ lines: filled }) {
      for (const { offer, note = '' } of filled)
        change(offer.offerId, { text: null, note, problem: '' }, offer.inBasket);
      store(filled.map(({ offer, quantity }) => ({ id: offer.offerId, quantity })));
    },
    restore({ offerId }) {
      const line = lines.get(offerId);
      if (line) change(offerId, { text: null, problem: '', wanted: line.stored, refusal: '' });
    },
    retry: () =>
      store([...lines].flatMap(([id, line]) => (line.refusal ? [{ id, quantity: line.wanted }] : []))),
    noteRead: () => undefined,
    recover: () => recovered,
    leave: () => undefined,
  };
  offerService(service);
  return {
    service,
    stored,
    /** The server refuses from now on; an empty message ends that. */
    refuse: (message: string) => {
      refusal = message;
    },
    /** Somebody else has changed an offer: its field goes by its list again. */
    forget: (offerId: number) => void lines.delete(offerId),
    /** An earlier visit has left as many quantities. */
    leaveUnsent: (count: number) => {
      recovered = count;
    },
    reset() {
      recovered = 0;
      lines.clear();
      stored.length = 0;
      refusal = '';
      announcements = { changed: '', stored: '' };
    },
  };
}

/** Plays the shell with this service, or with none. */
export function offerService(service: BasketQuantities | undefined): void {
  provideHost({
    siteName: 'Спецоснова',
    fillers: () => [],
    ...(service && {
      loadService: async <N extends ServiceName>() => service as Service<ServiceName> as Service<N>,
    }),
    pageShown: (title) => {
      document.title = title;
    },
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

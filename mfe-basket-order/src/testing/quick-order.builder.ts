import type { CheckedLine, FoundOffer, RequestedLine } from '@shop/contracts/basket-order/quick-order';

/** An offer with an article derived from its id: «КП-1» for 1. */
export function buildFoundOfferWith(part: Partial<FoundOffer> = {}): FoundOffer {
  const offerId = part.offerId ?? 1;
  return {
    offerId,
    code: `kragi-${offerId}`,
    name: `Краги ${offerId}`,
    article: `КП-${offerId}`,
    variant: {},
    previewPicture: null,
    measure: 'пара',
    minOrderCount: 1,
    multiplicity: 1,
    stockQuantity: 500,
    arrivalOn: null,
    priceKopecks: 120_00,
    ...part,
  };
}

/** A valid line: offer 1, ten pieces. */
function buildCheckedLineWith(part: Partial<CheckedLine> = {}): CheckedLine {
  return {
    rowNumber: 1,
    article: 'КП-1',
    quantity: '10',
    name: '',
    state: 'good',
    reasons: [],
    message: '',
    offer: buildFoundOfferWith(),
    orderQuantity: 10,
    mergedInto: null,
    suggestions: [],
    sizes: [],
    stockNote: '',
    ...part,
  };
}

/** A line that matches no offer, with similar ones suggested. */
function buildRejectedLineWith(part: Partial<CheckedLine> = {}): CheckedLine {
  return buildCheckedLineWith({
    state: 'rejected',
    reasons: ['unknown'],
    message: 'Такого артикула нет',
    offer: null,
    orderQuantity: 0,
    ...part,
  });
}

/**
 * Checks lines as the server does against offers «КП-1», «КП-2»…: whole quantities only, repeated offers
 * summed up in the first line.
 */
export function checkLines(requested: readonly RequestedLine[], offerCount = 9): CheckedLine[] {
  const first = new Map<number, CheckedLine>();
  return requested.map((line) => {
    const offerId = Number(/^КП-(\d+)$/.exec(line.article)?.[1] ?? 0);
    const quantity = Number(line.quantity);
    const near = { ...line, suggestions: [buildFoundOfferWith({ offerId: 1 })] };
    if (offerId < 1 || offerId > offerCount) return buildRejectedLineWith(near);
    if (!(quantity > 0))
      return buildRejectedLineWith({ ...line, reasons: ['bad-quantity'], message: 'Укажите количество' });
    const offer = buildFoundOfferWith({ offerId });
    const sum = first.get(offerId);
    if (!sum) {
      const checked = buildCheckedLineWith({ ...line, offer, orderQuantity: quantity });
      first.set(offerId, checked);
      return checked;
    }
    sum.orderQuantity += quantity;
    return buildCheckedLineWith({
      ...line,
      state: 'corrected',
      reasons: ['merged'],
      message: `Сложена со строкой ${sum.rowNumber}`,
      offer,
      orderQuantity: 0,
      mergedInto: sum.rowNumber,
    });
  });
}

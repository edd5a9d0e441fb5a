import { isAllowed } from '@shop/contracts/account/permissions';
import type { getBasketTemplate, getBasketTemplates } from '@shop/contracts/basket-order/basket-templates';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../platform/actor/actor.ts';
import { previewName } from '../../platform/media/picture-name.ts';
import { freeQuantity } from '../basket/basket.api.ts';
import { type OfferRecord, type PriceTerms, packOf } from '../offers/offers.api.ts';
import type { TemplateLine } from './template-lines.repository.ts';
import type { TemplateRecord } from './templates.repository.ts';
import { priceAt } from './templates.service.ts';

interface Basis {
  readonly actor: Actor;
  readonly terms: PriceTerms;
  readonly offers: ReadonlyMap<number, OfferRecord>;
}

/** Presents a template in a list; its total counts lines that are sold and have a price. */
export function presentHead(
  { createdBy, updatedAt, ...template }: TemplateRecord,
  lines: readonly TemplateLine[],
  { actor, terms, offers }: Basis,
): WireAnswer<typeof getBasketTemplates>['items'][number] {
  const total = lines.reduce((sum, { offerId, quantity }) => {
    const offer = offers.get(offerId);
    return offer?.isSold ? sum + quantity * (priceAt(offer, quantity, terms) ?? 0) : sum;
  }, 0);
  return {
    ...template,
    rowCount: lines.length,
    totalKopecks: isAllowed('prices.see', actor) ? total : null,
    updatedAt: updatedAt.toISOString(),
    isOwn: actor.isCompanyAdmin || createdBy === actor.userId,
  };
}

/** Presents a line with current data of its offer. */
export function presentLine(
  { offerId, quantity, lastPriceKopecks }: TemplateLine,
  { actor, terms, offers }: Basis,
): WireAnswer<typeof getBasketTemplate>['rows'][number] {
  const offer = offers.get(offerId)!;
  const { code, name, article, variant, picture, measure, minOrderCount, multiplicity, isSold } = offer;
  const canSeePrices = isAllowed('prices.see', actor);
  const free = isSold ? Math.max(freeQuantity(offer), 0) : 0;
  return {
    offerId,
    code,
    name,
    article,
    variant,
    previewPicture: picture === null ? null : `/media/${previewName(picture)}`,
    measure,
    measureCustom: packOf(offer),
    quantity,
    minOrderCount,
    multiplicity,
    isSold,
    isInStock: free > 0,
    stockQuantity: free,
    priceKopecks: canSeePrices ? priceAt(offer, quantity, terms) : null,
    lastPriceKopecks: canSeePrices ? lastPriceKopecks : null,
  };
}

import {
  addToBasketTemplate,
  applyBasketTemplate,
  createBasketTemplate,
  deleteBasketTemplate,
  getBasketTemplate,
  getBasketTemplates,
  restoreBasketTemplate,
  updateBasketTemplate,
} from '@shop/contracts/basket-order/basket-templates';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { route, write } from '../../platform/http/route.ts';
import { atCompany } from '../basket/basket.api.ts';
import { findOfferRecords, findPriceTerms } from '../offers/offers.api.ts';
import { findLines, type TemplateLine } from './template-lines.repository.ts';
import { presentHead, presentLine } from './templates.presenter.ts';
import { type TemplateRecord, templatesOf } from './templates.repository.ts';
import { addLines, applyTemplate, saveLines } from './templates.service.ts';

/** Enough for lists of 10,000 lines. */
const LIST_BYTES = 2 * 1024 * 1024;

/** Basket templates (§7) belong to a user at a counterparty; colleagues see shared ones, and any by its link. */
export const basketTemplateRoutes = [
  route(getBasketTemplates, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await templatesOf(db, actor).list(query);
    return { items: await presentHeads(db, actor, items), pageNavigation };
  }),

  route(getBasketTemplate, async ({ db, actor, params: { code } }) => {
    const template = await templatesOf(db, actor).byCode(code);
    const lines = await findLines(db, [template.id]);
    const basis = await readBasis(db, actor, lines);
    return {
      template: presentHead(template, lines, basis),
      rows: lines.map((line) => presentLine(line, basis)),
    };
  }),

  write(
    createBasketTemplate,
    async ({ db, actor, body: { products, ...text } }) => {
      const id = await templatesOf(db, actor).create(text);
      await saveLines(db, actor, id, products);
      return readHead(db, actor, id);
    },
    { bodyLimit: LIST_BYTES },
  ),

  write(
    updateBasketTemplate,
    async ({ db, actor, params: { id }, body: { products, ...text } }) => {
      await templatesOf(db, actor).update(id, text);
      if (products !== undefined) await saveLines(db, actor, id, products);
      return readHead(db, actor, id);
    },
    { bodyLimit: LIST_BYTES },
  ),

  write(
    addToBasketTemplate,
    async ({ db, actor, params: { id }, body: { products } }) => {
      await templatesOf(db, actor).update(id, {});
      await addLines(db, actor, id, products);
      return readHead(db, actor, id);
    },
    { bodyLimit: LIST_BYTES },
  ),

  write(deleteBasketTemplate, ({ db, actor, params: { id } }) => templatesOf(db, actor).remove(id)),

  write(restoreBasketTemplate, async ({ db, actor, params: { id } }) => {
    await templatesOf(db, actor).restore(id);
    return readHead(db, actor, id);
  }),

  write(applyBasketTemplate, ({ db, actor, params: { id }, body }) =>
    applyTemplate(db, atCompany(actor, body), id, body.mode),
  ),
];

async function readHead(db: Db, actor: Actor, id: number) {
  const [head] = await presentHeads(db, actor, [await templatesOf(db, actor).byId(id)]);
  return head!;
}

async function presentHeads(db: Db, actor: Actor, templates: readonly TemplateRecord[]) {
  const lines = await findLines(
    db,
    templates.map(({ id }) => id),
  );
  const basis = await readBasis(db, actor, lines);
  const byTemplate = Map.groupBy(lines, ({ templateId }) => templateId);
  return templates.map((template) => presentHead(template, byTemplate.get(template.id) ?? [], basis));
}

async function readBasis(db: Db, actor: Actor, lines: readonly TemplateLine[]) {
  const terms = await findPriceTerms(db, actor);
  const offerIds = [...new Set(lines.map(({ offerId }) => offerId))];
  return { actor, terms, offers: await findOfferRecords(db, terms, offerIds) };
}

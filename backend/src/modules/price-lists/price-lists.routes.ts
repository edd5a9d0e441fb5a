import {
  getPriceList,
  getPriceListSections,
  getPriceLists,
  makePriceList,
} from '@shop/contracts/catalog/price-lists';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { PriceListMaker } from './price-list-maker.ts';
import { checkSections, findChoices } from './price-list-sections.ts';
import { priceListsOf } from './price-lists.repository.ts';

const PRICE_LIST = 'price-list';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Price lists (§7, Content): chosen by sections, made apart from the request, downloaded by a single-use URL. */
export const priceListModule: Module = async (services) => {
  const maker = await PriceListMaker.start(services);
  const { files, settings } = services;
  files.register<{ id: number }>(PRICE_LIST, async ({ id }, { db, actor }) => {
    const { status } = await priceListsOf(db, actor).byId(id);
    if (status !== 'ready') throw new NotFound('Прайс-лист ещё не готов');
    const name = `Прайс-лист ${settings.siteName} ${todayInMoscow()}.xlsx`;
    return { name, type: XLSX, content: await maker.files.open(id) };
  });

  return [
    route(getPriceListSections, async ({ db }) => ({ sectionsForPriceList: await findChoices(db) })),

    write(makePriceList, async ({ db, actor, body, afterCommit }) => {
      await checkSections(db, body.sections);
      const own = priceListsOf(db, actor);
      const { id, isNew } = await own.begin(body);
      const { sections: sectionIds, inStockOnly } = body;
      if (isNew) afterCommit(() => maker.add({ id, actor, sectionIds, inStockOnly }));
      return own.byId(id);
    }),

    route(getPriceLists, async ({ db, actor }) => ({ items: await priceListsOf(db, actor).latest() })),

    route(getPriceList, async ({ db, actor, params: { id } }) => {
      const priceList = await priceListsOf(db, actor).byId(id);
      const isReady = priceList.status === 'ready';
      const url = isReady ? await files.issueUrl(db, actor, { kind: PRICE_LIST, parameters: { id } }) : null;
      return { ...priceList, url };
    }),
  ];
};

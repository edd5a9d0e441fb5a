import { rename, rm } from 'node:fs/promises';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { MAX_ROWS, type Row } from '../../platform/files/workbook/sheet-row.ts';
import { writeWorkbook } from '../../platform/files/workbook/write-workbook.ts';
import { termsOf } from '../catalog/catalog.api.ts';
import type { PriceTerms } from '../offers/offers.api.ts';
import { findSections, type PriceListSection, withDescendants } from './price-list-sections.ts';
import { columnsFor, HEADER_ROW, headerRow, headRows, offerRow, sectionRow } from './price-list-sheet.ts';
import { type Assortment, readOffers, surveyOffers } from './priced-offers.repository.ts';

export interface PriceListOrder {
  readonly actor: Actor;
  readonly sectionIds: readonly number[];
  readonly inStockOnly: boolean;
  readonly siteName: string;
  /** The shop's origin, without a slash at the end. */
  readonly origin: string;
  /** The path of the file. It appears there only once it is complete. */
  readonly file: string;
}

interface Progress {
  /** Called first with the number of rows there will be. */
  begin(totalRows: number): Promise<void>;
  advance(doneRows: number): Promise<void>;
}

/** Makes the file from the actor's own prices, batch by batch. Rejects with the signal's reason when it is aborted. */
export async function makePriceList(
  db: Db,
  order: PriceListOrder,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const terms = await termsOf(db, order.actor);
  const sections = await findSections(db);
  const taken = withDescendants(sections, order.sectionIds);
  const assortment = { sectionIds: taken.map(({ id }) => id), inStockOnly: order.inStockOnly };
  const { offerCount, breakQuantities } = await surveyOffers(db, terms, assortment);
  if (offerCount + sections.length + HEADER_ROW > MAX_ROWS) {
    throw new RangeError(`${offerCount} rows fit no sheet`);
  }
  await progress.begin(offerCount);
  const chosen = sections.filter(({ id }) => order.sectionIds.includes(id)).map(({ name }) => name);
  const head = headRows({ ...(await findBuyer(db, order.actor, terms)), ...order, chosen, at: new Date() });
  const unfinished = `${order.file}.part`;
  try {
    await writeWorkbook(
      unfinished,
      {
        name: 'Прайс-лист',
        columns: columnsFor(breakQuantities),
        headerRow: HEADER_ROW,
        rows: printBatches(),
      },
      signal,
    );
    await rename(unfinished, order.file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }

  async function* printBatches(): AsyncGenerator<readonly Row[]> {
    yield [...head, headerRow(breakQuantities)];
    let doneRows = 0;
    for await (const { headings, section, offers } of readSections(db, terms, taken, assortment)) {
      signal.throwIfAborted();
      const goods = offers.map((offer) => offerRow(offer, section.depth, breakQuantities, order.origin));
      yield [...headings.map(sectionRow), ...goods];
      doneRows += offers.length;
      await progress.advance(doneRows);
    }
  }
}

/** Yields batches of offers. The first batch of a section has its headings, so sections without offers have none. */
async function* readSections(
  db: Db,
  terms: PriceTerms,
  sections: readonly PriceListSection[],
  { inStockOnly }: Assortment,
) {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const headed = new Set<number>();
  const headingsOf = (section: PriceListSection): PriceListSection[] => {
    if (headed.has(section.id)) return [];
    headed.add(section.id);
    const parent = section.parentId === null ? undefined : byId.get(section.parentId);
    return [...(parent ? headingsOf(parent) : []), section];
  };
  for (const section of sections) {
    for await (const offers of readOffers(db, terms, section.id, inStockOnly)) {
      yield { headings: headingsOf(section), section, offers };
    }
  }
}

/** Describes the buyer and the terms in words. */
async function findBuyer(db: Db, actor: Actor, { priceTypeId, discountPercent }: PriceTerms) {
  const priceType = await db
    .selectFrom('price_types')
    .select('name')
    .where('id', '=', priceTypeId)
    .executeTakeFirst();
  const company =
    actor.counterpartyId === null
      ? null
      : await db
          .selectFrom('counterparties')
          .select(['name', 'inn'])
          .where('id', '=', scoped(db, actor).counterpartyId)
          .executeTakeFirstOrThrow();
  return { company, priceType: priceType?.name ?? 'базовые', discountPercent };
}

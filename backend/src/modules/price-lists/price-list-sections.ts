import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';

export interface PriceListSection {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  /** 1 for the first level. */
  readonly depth: number;
}

/** A price list can be chosen by this many levels of the catalogue. */
const CHOICE_DEPTH = 2;

/** Lists the sections of the catalogue in the order of the menu, each after its parent. */
export async function findSections(db: Db): Promise<readonly PriceListSection[]> {
  const rows = await db
    .selectFrom('sections')
    .select(['id', 'parent_id as parentId', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute();
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null, depth: number): PriceListSection[] =>
    (children.get(parentId) ?? []).flatMap((row) => [{ ...row, depth }, ...below(row.id, depth + 1)]);
  return below(null, 1);
}

/**
 * Lists the sections a user may choose: the first levels that have products, with the number of products in and below
 * each.
 */
export async function findChoices(db: Db) {
  const sections = await findSections(db);
  const counted = await db
    .selectFrom('products')
    .select(({ fn }) => ['section_id as sectionId', fn.countAll<number>().as('count')])
    .where('active', '=', true)
    .groupBy('section_id')
    .execute();
  const own = new Map(counted.map(({ sectionId, count }) => [sectionId, count]));
  const total = new Map<number, number>();
  // Children come after their parent, so counting goes from the last to the first.
  for (const { id, parentId } of sections.toReversed()) {
    const count = (total.get(id) ?? 0) + (own.get(id) ?? 0);
    total.set(id, count);
    if (parentId !== null) total.set(parentId, (total.get(parentId) ?? 0) + count);
  }
  return sections
    .filter(({ id, depth }) => depth <= CHOICE_DEPTH && (total.get(id) ?? 0) > 0)
    .map(({ id, name, parentId }) => ({ id, name, parentId, elementCount: total.get(id) ?? 0 }));
}

/**
 * Gives the chosen sections with all below them, in the order of the menu, or all sections if none is chosen. Depths
 * count from the chosen ones.
 */
export function withDescendants(
  sections: readonly PriceListSection[],
  chosen: readonly number[],
): readonly PriceListSection[] {
  if (chosen.length === 0) return sections;
  const chosenIds = new Set(chosen);
  const depths = new Map<number | null, number>();
  return sections.flatMap((section) => {
    const above = depths.get(section.parentId);
    if (above === undefined && !chosenIds.has(section.id)) return [];
    const depth = (above ?? 0) + 1;
    depths.set(section.id, depth);
    return [{ ...section, depth }];
  });
}

/** Throws `Validation` if one of them is no section of the catalogue. */
export async function checkSections(db: Db, chosen: readonly number[]): Promise<void> {
  if (chosen.length === 0) return;
  const known = new Set((await findSections(db)).map(({ id }) => id));
  const unknown = chosen.findIndex((id) => !known.has(id));
  if (unknown !== -1) throw new Validation('Такого раздела нет', `sections.${unknown}`);
}

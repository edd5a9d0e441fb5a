import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { freeSlug, slugOf } from '../../../platform/text/slug.ts';
import { fail } from '../reading/commerceml-error.ts';
import type { GroupRecord } from '../reading/records.ts';
import { isSame } from './is-same.ts';

interface Section {
  readonly id: number;
  readonly external_id: string;
  readonly parent_id: number | null;
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly depth: number;
  readonly sort: number;
}

/** The section of products that 1C has in no group, after all others. */
const UNSORTED = { id: 'shop-unsorted', name: 'Без раздела', sort: 1_000_000 };

/** In Latin letters; an index entry of the database takes little more. */
const MAX_PATH = 2000;

/** Sections, each written when it is read, if it differs from the stored row. An assigned code never changes. */
export class SectionStore {
  changes = 0;
  readonly #db: Db;
  readonly #sections: Map<string, Section>;
  readonly #named = new Set<string>();
  readonly #hidden = new Set<string>();
  readonly #kept = new Set<string>();
  #namedInFile = new Set<string>();

  private constructor(db: Db, sections: readonly Section[]) {
    this.#db = db;
    this.#sections = new Map(sections.map((section) => [section.external_id, section]));
  }

  static async load(db: Db): Promise<SectionStore> {
    const columns = ['id', 'external_id', 'parent_id', 'path', 'code', 'name', 'depth', 'sort'] as const;
    return new SectionStore(db, await db.selectFrom('sections').select(columns).execute());
  }

  /** Parts of an exchange repeat the classifier; within one file a group has one position. */
  openFile(): void {
    this.#namedInFile = new Set();
  }

  id(externalId: string): number | undefined {
    return this.#sections.get(externalId)?.id;
  }

  /** Notes a deletion mark: the section is hidden once nothing in it is sold. */
  hide(externalId: string): void {
    this.#hidden.add(externalId);
  }

  /** Notes that the file names a section that could not be saved. */
  keep(externalId: string): void {
    this.#kept.add(externalId);
  }

  async save(record: GroupRecord, isFull: boolean): Promise<void> {
    const { id, parentId, name } = record;
    if (this.#namedInFile.has(id)) fail(record.line, `группа с Ид «${id}» уже была выше.`);
    this.#namedInFile.add(id);
    this.#named.add(id);
    if (record.isDeleted) this.#hidden.add(id);
    else this.#hidden.delete(id);
    const known = this.#sections.get(id);
    const parent = parentId === null ? undefined : this.#sections.get(parentId);
    if (parentId !== null && parent === undefined)
      fail(record.line, `группа «${name}» вложена в группу «${parentId}», которой нет.`);
    const others = [...this.#sections.values()].filter((section) => section.external_id !== id);
    const code = known?.code ?? slugOf(record.code ?? name, '-', 60);
    const pathOf = (own: string) => (parent === undefined ? own : `${parent.path}/${own}`);
    const siblings = others.filter(({ parent_id }) => parent_id === (parent?.id ?? null));
    // Check siblings too: those that the file does not name still have the path from before their parent moved.
    const isTaken = (own: string) =>
      others.some((section) => section.path === pathOf(own)) ||
      siblings.some((section) => section.code === own);
    const free = freeSlug(code, isTaken);
    if (pathOf(free).length > MAX_PATH) fail(record.line, `группа «${name}» вложена слишком глубоко.`);
    const section = {
      external_id: id,
      parent_id: parent?.id ?? null,
      code: free,
      path: pathOf(free),
      name,
      depth: (parent?.depth ?? 0) + 1,
      // A classifier of changes names only some groups, so their order in it means nothing.
      sort: isFull ? record.sort : (known?.sort ?? Math.max(0, ...siblings.map(({ sort }) => sort)) + 10),
    };
    if (known !== undefined && isSame(known, section)) return;
    this.changes += 1;
    const row = await this.#db
      .insertInto('sections')
      .values(section)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(section))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#sections.set(id, { ...section, id: row.id });
  }

  /** The section of products without a group, created when it is needed first. */
  async unsortedId(): Promise<number> {
    this.#named.add(UNSORTED.id);
    const known = this.id(UNSORTED.id);
    if (known !== undefined) return known;
    this.#namedInFile.delete(UNSORTED.id);
    const group = { kind: 'group', line: 0, parentId: null, code: null, isDeleted: false } as const;
    await this.save({ ...group, ...UNSORTED }, true);
    return this.id(UNSORTED.id)!;
  }

  /**
   * Shows named sections and hides those marked as deleted, with `isFull` also those not named. A section with goods on
   * sale stays. Call it after the products. Counts into `changes`.
   */
  async settle(isFull: boolean): Promise<void> {
    await this.#followParents();
    const unnamed = isFull
      ? [...this.#sections.keys()].filter((id) => !this.#named.has(id) && !this.#kept.has(id))
      : [];
    const hidden = [...new Set([...this.#hidden, ...unnamed])];
    const concerned = [...new Set([...hidden, ...this.#named])];
    const { numAffectedRows = 0n } = await sql`
      with sold as (
        select distinct above.id from sections above
        join sections own on own.id = above.id or own.path like above.path || '/%'
        where exists (select from products p where p.section_id = own.id and p.active)
      ), desired as (
        select s.id, s.external_id <> all (${hidden}::text[]) or s.id in (select id from sold) as active
        from sections s where s.external_id = any (${concerned}::text[])
      )
      update sections set active = desired.active from desired
      where desired.id = sections.id and sections.active <> desired.active`.execute(this.#db);
    this.changes += Number(numAffectedRows);
  }

  /** A group that has moved takes along the groups below it that the file does not name. */
  async #followParents(): Promise<void> {
    const { numAffectedRows = 0n } = await sql`
      with recursive tree as (
        select id, code as path, 1 as depth from sections where parent_id is null
        union all
        select s.id, tree.path || '/' || s.code, tree.depth + 1 from sections s join tree on s.parent_id = tree.id
      )
      update sections set path = tree.path, depth = tree.depth from tree
      where tree.id = sections.id and (sections.path, sections.depth) is distinct from (tree.path, tree.depth)`.execute(
      this.#db,
    );
    this.changes += Number(numAffectedRows);
  }
}

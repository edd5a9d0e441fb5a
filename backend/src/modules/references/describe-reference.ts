import type { Reference } from '@shop/contracts/office/references';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { describeFields } from '../../platform/shop-settings/describe-fields.ts';
import { allReferences } from './all-references.ts';
import { type AnyReference, countReferenceRows } from './reference-rows.ts';

/** Throws `NotFound` for a name that no reference has. */
export function findReference(name: string): AnyReference {
  const reference = allReferences.find((one) => one.name === name);
  if (reference === undefined) throw new NotFound('Такого справочника нет');
  return reference;
}

/** Lists references with their numbers of rows. */
export async function listReferences(db: Db, references: readonly AnyReference[]) {
  const listed = [];
  for (const reference of references) {
    const { name, title, description } = reference;
    listed.push({ name, title, description, rows: await countReferenceRows(db, reference) });
  }
  return listed;
}

/** Lists all references, whatever rights they need. */
export const listAllReferences = (db: Db) => listReferences(db, allReferences);

export async function describeReference(db: Db, reference: AnyReference): Promise<Reference> {
  const { name, title, description, key, blank } = reference;
  const rows = await countReferenceRows(db, reference);
  const fields = await describeRow(db, reference);
  return { name, title, description, rows, fields, key: [...key], blank: { ...blank } };
}

/** The fields of a row, with the choices that the database has. */
export async function describeRow(db: Db, reference: AnyReference): Promise<Reference['fields']> {
  const choices = new Map(Object.entries((await reference.choices?.(db)) ?? {}));
  return describeFields(reference.schema.entries).map((field) => {
    const options = choices.get(field.name);
    return options === undefined ? field : { ...field, kind: 'choice' as const, options: [...options] };
  });
}

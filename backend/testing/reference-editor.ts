import assert from 'node:assert/strict';
import {
  addReferenceRow,
  getReferenceRows,
  type ReferenceFields,
  type ReferenceRow,
  removeReferenceRow,
  saveReferenceRow,
} from '@shop/contracts/office/references';
import type { TestClient } from './test-client.ts';

/** Edits lists of references as the page does; `office` is logged in by the time of the first call. */
export function referenceEditor(office: () => TestClient) {
  async function rowsOf(name: string, query = ''): Promise<readonly ReferenceRow[]> {
    return (await office().call(getReferenceRows, { params: { name }, query: { query } })).items;
  }
  return {
    rowsOf,
    add: (name: string, fields: ReferenceFields) =>
      office().attempt(addReferenceRow, { params: { name }, body: { fields } }),
    save: (name: string, { id, fields: before }: ReferenceRow, changes: ReferenceFields) =>
      office().attempt(saveReferenceRow, {
        params: { name, id },
        body: { fields: { ...before, ...changes }, before },
      }),
    remove: (name: string, id: number) => office().attempt(removeReferenceRow, { params: { name, id } }),
    /** The first row that the query finds. */
    async rowWith(name: string, query: string): Promise<ReferenceRow> {
      const [row] = await rowsOf(name, query);
      assert.ok(row, `${name}: ${query}`);
      return row;
    },
  };
}

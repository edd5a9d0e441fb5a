import * as v from 'valibot';
import { persistPart, readPart, writePart } from '../common/saved-parts.ts';
import { createLineList } from '../result/line-list.ts';
import { lineServer } from '../result/line-server.ts';
import { persistList } from '../result/persist-list.ts';
import { createSheet, filledRows } from './sheet.ts';

/** The table that is being filled in; `tableList` has its lines once they are checked. */
export const orderSheet = createSheet();
export const tableList = createLineList(lineServer);

const savedRows = v.array(v.tuple([v.string(), v.string(), v.string()]));

persistPart({
  restore(owner) {
    const rows = readPart(owner, 'sheet', savedRows) ?? [];
    orderSheet.reset(rows.map(([article, quantity, name]) => ({ article, quantity, name })));
  },
  save(owner) {
    const rows = filledRows(orderSheet.getState().rows);
    const saved = rows.map(({ article, quantity, name }) => [article, quantity, name]);
    writePart(owner, 'sheet', saved.length > 0 ? saved : undefined);
  },
  reset: () => orderSheet.reset(),
  atoms: [orderSheet.stateAtom],
});
persistList('table', tableList);

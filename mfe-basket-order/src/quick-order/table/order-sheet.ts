import * as v from 'valibot';
import { keepPart, readKept, writeKept } from '../common/kept.ts';
import { keepList } from '../result/keep-list.ts';
import { createLineList } from '../result/line-list.ts';
import { lineServer } from '../result/line-server.ts';
import { createSheet, filledRows } from './sheet.ts';

/** The table as it is being filled in, and its lines once they are checked. */
export const orderSheet = createSheet();
export const tableList = createLineList(lineServer);

const keptRows = v.array(v.tuple([v.string(), v.string(), v.string()]));

keepPart({
  restore(owner) {
    const rows = readKept(owner, 'sheet', keptRows) ?? [];
    orderSheet.reset(rows.map(([article, quantity, name]) => ({ article, quantity, name })));
  },
  save(owner) {
    const rows = filledRows(orderSheet.getState().rows);
    const kept = rows.map(({ article, quantity, name }) => [article, quantity, name]);
    writeKept(owner, 'sheet', kept.length > 0 ? kept : undefined);
  },
  reset: () => orderSheet.reset(),
  atoms: [orderSheet.stateAtom],
});
keepList('table', tableList);

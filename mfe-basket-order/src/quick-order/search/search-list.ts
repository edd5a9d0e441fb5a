import { createLineList } from '../result/line-list.ts';
import { lineServer } from '../result/line-server.ts';
import { persistList } from '../result/persist-list.ts';

/** Lines that were found by the search or scanned. */
export const searchList = createLineList(lineServer);
persistList('search', searchList);

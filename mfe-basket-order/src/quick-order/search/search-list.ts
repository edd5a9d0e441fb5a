import { keepList } from '../result/keep-list.ts';
import { createLineList } from '../result/line-list.ts';
import { lineServer } from '../result/line-server.ts';

/** What has been found and scanned, line by line. */
export const searchList = createLineList(lineServer);
keepList('search', searchList);

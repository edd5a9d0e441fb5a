import { columnKind } from '@shop/contracts/basket-order/quick-order';
import { currentLocation, history } from '@shop/platform/router';
import * as v from 'valibot';
import { persistPart, readPart, writePart } from '../common/saved-parts.ts';
import { hrefOfTab } from '../common/use-quick-order-params.ts';
import { createLineList } from '../result/line-list.ts';
import { lineServer } from '../result/line-server.ts';
import { isTouched, savedLines, toSavedLine } from '../result/saved-lines.ts';
import { fileServer } from './file-server.ts';
import { createOrderFile } from './order-file.ts';

export const fileList = createLineList(lineServer);
export const orderFile = createOrderFile(fileServer, fileList, showCode);

const savedFile = v.object({
  code: v.string(),
  fileName: v.string(),
  layout: v.object({
    sheet: v.optional(v.string()),
    columns: v.optional(v.array(columnKind)),
    firstRow: v.optional(v.number()),
  }),
  /** Lines that are not as the file has them. */
  lines: savedLines,
});
let left: v.InferOutput<typeof savedFile> | undefined;

persistPart({
  restore(owner) {
    left = readPart(owner, 'file', savedFile);
  },
  save(owner) {
    const { file, fileName, layout, phase } = orderFile.getState();
    const lines = fileList.getState().lines.filter(isTouched).map(toSavedLine);
    // While pages are still to come, or nothing is taken up again, what was left stays.
    if (file && phase === 'read') left = { code: file.code, fileName, layout, lines } as typeof left;
    writePart(owner, 'file', left);
  },
  reset() {
    fileList.reset();
    orderFile.reset();
    left = undefined;
  },
  atoms: [orderFile.stateAtom, fileList.stateAtom],
});

/** The file that was left before a reload, if any. */
export function fileLeft(): { readonly code: string; readonly fileName: string } | undefined {
  return left;
}

/** Takes a file up that the server has, as it was left if it is the same. */
export function openFile(code: string): void {
  const same = left?.code === code ? left : undefined;
  fileList.reset();
  if (same) fileList.remember(same.lines);
  void orderFile.open(code, same?.layout);
}

/** Forgets the file here and on the server. */
export function closeFile(): void {
  left = undefined;
  void orderFile.close();
}

/** The address names the file, unless the buyer has gone elsewhere meanwhile. */
function showCode(code: string): void {
  const { pathname, search } = currentLocation().location;
  if (pathname.startsWith('/quickorder') && search.includes('tab=download'))
    history.replace(hrefOfTab('download', code));
}

import { forgetFile, parseFile } from '@shop/contracts/basket-order/quick-order';
import { uploadWithProgress } from '@shop/kit/files/upload-with-progress';
import { call } from '@shop/platform/http';
import type { FileLayout, FileServer } from './order-file.ts';

export const fileServer: FileServer = {
  send: (file, signal, onProgress) =>
    call(parseFile, { query: {}, body: { file } }, { signal, upload: uploadWithProgress(onProgress) }),
  read: (code, page, layout, signal) =>
    call(parseFile, { query: { page: String(page) }, body: { code, ...toWords(layout) } }, { signal }),
  async forget(code) {
    await call(forgetFile, { params: { code } });
  },
};

/** A form holds texts. */
function toWords({ sheet, columns, firstRow }: FileLayout) {
  return {
    sheet,
    columns: columns && JSON.stringify(columns),
    firstRow: firstRow === undefined ? undefined : String(firstRow),
  };
}

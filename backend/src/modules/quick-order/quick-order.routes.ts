import {
  findLines,
  findOffers as findOffersCall,
  forgetCustomerPartNumber,
  forgetFile,
  getCustomerPartNumbers,
  getQuickOrderReport,
  getSampleFile,
  learnCustomerPartNumbers as learnCall,
  parseFile,
  QUICK_ORDER_FILE_BYTES,
} from '@shop/contracts/basket-order/quick-order';
import { Validation } from '../../platform/errors/errors.ts';
import { FileReader } from '../../platform/files/reading/file-reader.ts';
import { tidy } from '../../platform/files/reading/tidy.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { LiveSearch } from '../search/search.api.ts';
import {
  deleteCustomerPartNumber,
  findCustomerPartNumbers,
  learnCustomerPartNumbers,
} from './customer-part-numbers/customer-part-numbers.repository.ts';
import { LiveDirectory } from './directory/live-directory.ts';
import { REPORT, registerOrderFiles, SAMPLE } from './export/order-files.ts';
import { deleteFile, findFile, storeFile } from './files.repository.ts';
import { findOffers, readOffers } from './find-offers.ts';
import { checkLines } from './matching/check-lines.ts';
import { presentFile } from './order-file.ts';

/** 10,000 lines with Cyrillic names fit into this. */
const LINES_BYTES = 16 * 1024 * 1024;

/** Quick order (§7, Basket): lines of a table or a file become offers and quantities. */
export const quickOrderModule: Module = async (services) => {
  const live = await LiveDirectory.start(services);
  const search = await LiveSearch.of(services);
  const reader = new FileReader();
  services.onClose(() => reader.close());
  registerOrderFiles(services.files);
  const catalogue = () => ({ directory: live.current, search: search.current });

  return [
    route(
      findLines,
      async ({ db, actor, body }) => ({ lines: await checkLines(db, actor, catalogue(), body.lines) }),
      { bodyLimit: LINES_BYTES },
    ),

    // This call is no `write`: a transaction would hold the database while the file is read, and a repeat does no harm.
    route(
      parseFile,
      async ({ db, actor, query, body: { file, code, ...choice } }) => {
        if (file === undefined && !code) throw new Validation('Выберите файл', 'file');
        const kept =
          file === undefined
            ? await findFile(db, actor, code ?? '')
            : await storeFile(db, actor, ...(await read(file, actor.userId)));
        return presentFile(db, actor, catalogue(), kept, { ...choice, page: query.page });
      },
      { bodyLimit: QUICK_ORDER_FILE_BYTES },
    ),

    write(forgetFile, async ({ db, actor, params }) => deleteFile(db, actor, params.code)),

    route(findOffersCall, async ({ db, actor, body }) => ({
      items: body.query === '' ? [] : await findOffers(db, actor, catalogue(), body.query),
    })),

    route(getSampleFile, async ({ db, actor, body: { format } }) => ({
      url: await services.files.issueUrl(db, actor, { kind: SAMPLE, parameters: { format } }),
    })),

    route(
      getQuickOrderReport,
      async ({ db, actor, body }) => ({
        url: await services.files.issueUrl(db, actor, { kind: REPORT, parameters: body }),
      }),
      { bodyLimit: LINES_BYTES },
    ),

    write(learnCall, async ({ db, actor, body }) => learnCustomerPartNumbers(db, actor, body.items), {
      bodyLimit: LINES_BYTES,
    }),

    route(getCustomerPartNumbers, async ({ db, actor }) => {
      const own = await findCustomerPartNumbers(db, actor);
      const offers = await readOffers(db, actor, [...new Set(own.map(({ offerId }) => offerId))]);
      return {
        items: own.map(({ id, article, offerId }) => ({ id, article, offer: offers.get(offerId)! })),
      };
    }),

    write(forgetCustomerPartNumber, async ({ db, actor, params }) =>
      deleteCustomerPartNumber(db, actor, params.id),
    ),
  ];

  async function read(file: File, userId: number) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return [tidy(file.name, 255), await reader.read(bytes, userId)] as const;
  }
};

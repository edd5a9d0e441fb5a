import type { parseFile } from '@shop/contracts/basket-order/quick-order';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { ColumnKind } from '@shop/domain/columns/headings';
import { messageOf } from '@shop/platform/http';
import { type Atom, atom, getDefaultStore } from 'jotai';
import type { LineList } from '../result/line-list.ts';
import { toSavedLine } from '../result/saved-lines.ts';
import { refuseFile } from './refuse-file.ts';

export type FilePage = CallAnswer<typeof parseFile>;

/** How a file is to be read; what is not given the server guesses. */
export interface FileLayout {
  readonly sheet?: string;
  readonly columns?: readonly ColumnKind[];
  readonly firstRow?: number;
}

/** Server calls that reading a file needs. */
export interface FileServer {
  send(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<FilePage>;
  read(code: string, page: number, layout: FileLayout, signal: AbortSignal): Promise<FilePage>;
  forget(code: string): Promise<void>;
}

export interface OrderFileState {
  readonly phase: 'none' | 'sending' | 'reading' | 'read' | 'failed';
  readonly fileName: string;
  /** How much of the file has gone to the server, 0 to 1. */
  readonly sent: number;
  readonly page: number;
  /** The server's description of the file, without its lines. */
  readonly file: Omit<FilePage, 'lines'> | null;
  /** The layout of the last request, for repeating it. */
  readonly layout: FileLayout;
  readonly failure: string;
}

const none: OrderFileState = {
  phase: 'none',
  fileName: '',
  sent: 0,
  page: 0,
  file: null,
  layout: {},
  failure: '',
};

/**
 * The file of a quick order: sent once, then read page by page into the list by its code, which is all that a reload
 * needs. `onCode` hears the code as soon as the server has the file.
 */
export function createOrderFile(server: FileServer, list: LineList, onCode: (code: string) => void) {
  const state = atom(none);
  const store = getDefaultStore();
  const getState = () => store.get(state);
  let reading: AbortController | undefined;

  function change(changes: Partial<OrderFileState>) {
    store.set(state, { ...getState(), ...changes });
  }

  /** Reads all pages from the first; `first` brings it if it is there already. */
  async function run(firstPage: (signal: AbortSignal) => Promise<FilePage>) {
    reading?.abort();
    const mine = new AbortController();
    reading = mine;
    try {
      let { lines, ...file } = await firstPage(mine.signal);
      if (mine.signal.aborted) return;
      if (getState().phase === 'sending') onCode(file.code);
      for (let page = 1; ; page += 1) {
        change({ phase: 'reading', fileName: file.fileName, file, page });
        list.take(lines);
        if (page >= file.pageNavigation.pageCount) break;
        ({ lines, ...file } = await server.read(file.code, page + 1, getState().layout, mine.signal));
        if (mine.signal.aborted) return;
      }
      change({ phase: 'read' });
      await list.check();
    } catch (error) {
      if (reading === mine && !mine.signal.aborted) change({ phase: 'failed', failure: messageOf(error) });
    }
  }

  return {
    stateAtom: state as Atom<OrderFileState>,
    getState,
    send(file: File) {
      const failure = refuseFile(file);
      if (failure)
        return change({ failure, ...(getState().phase === 'none' && { phase: 'failed' as const }) });
      list.reset();
      change({ ...none, phase: 'sending', fileName: file.name });
      return run((signal) => server.send(file, signal, (sent) => change({ sent })));
    },
    /** Reads a file that the server has; `layout` as it was chosen. */
    open(code: string, layout: FileLayout = {}) {
      change({ ...none, phase: 'reading', layout, fileName: getState().fileName });
      return run((signal) => server.read(code, 1, layout, signal));
    },
    /** Reads the file again with another sheet or other columns: corrections go, what has been added stays added. */
    arrange(layout: FileLayout) {
      const { code, sheet } = getState().file ?? {};
      if (!code) return;
      const added = list.getState().lines.filter(({ fate }) => fate === 'added');
      list.reset();
      if ((layout.sheet ?? sheet) === sheet) list.remember(added.map(toSavedLine));
      change({ phase: 'reading', page: 0, layout, failure: '' });
      return run((signal) => server.read(code, 1, layout, signal));
    },
    dismissFailure: () =>
      change({ failure: '', ...(getState().phase === 'failed' && { phase: 'none' as const }) }),
    /** Stops sending or reading, and forgets the file here and on the server. */
    async close() {
      reading?.abort();
      reading = undefined;
      const code = getState().file?.code;
      list.reset();
      change(none);
      // It goes by itself after a day.
      if (code) await server.forget(code).catch(() => undefined);
    },
    /** Closes the file in this tab, because another user has logged in. */
    reset() {
      reading?.abort();
      reading = undefined;
      change(none);
    },
  };
}

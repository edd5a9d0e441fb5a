import type { BasketTemplateRow } from '@shop/contracts/basket-order/basket-templates';
import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';

export interface EditedRow extends BasketTemplateRow {
  /** Taken out, but still in its place to be returned for as long as the page is open. */
  readonly isRemoved: boolean;
}

export interface EditorState {
  readonly rows: readonly EditedRow[];
  readonly saving: 'saved' | 'waiting' | 'sending' | 'failed';
  readonly failure: unknown;
}

interface EditorOptions {
  /** Makes the template hold these rows and nothing else. */
  readonly save: (rows: readonly BasketTemplateRow[]) => Promise<void>;
  /** Something has been edited: a reading under way is older than what is on screen. */
  readonly onEdit: () => void;
  /** An edit could not be saved after the reader had left. */
  readonly onLost: (failure: unknown, retry: () => void) => void;
}

export type TemplateEditor = ReturnType<typeof createTemplateEditor>;

/**
 * The rows of one template while they are edited. Every edit shows at once; edits are merged for 300 ms and go in one
 * request, one at a time. What is not saved stays on screen until it is, and no reading takes its place.
 */
export function createTemplateEditor(
  first: readonly BasketTemplateRow[],
  { save, onEdit, onLost }: EditorOptions,
) {
  let state: EditorState = {
    rows: first.map((row) => ({ ...row, isRemoved: false })),
    saving: 'saved',
    failure: null,
  };
  const listeners = new Set<() => void>();
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isEdited = false;
  let hasLeft = false;

  function change(next: Partial<EditorState>) {
    state = { ...state, ...next };
    for (const notify of listeners) notify();
  }

  function edit(rows: readonly EditedRow[]) {
    isEdited = true;
    onEdit();
    change({ rows, saving: sending ? 'sending' : 'waiting' });
    clearTimeout(debounce);
    debounce = setTimeout(flush, BASKET_QUANTITY_DEBOUNCE_MS);
  }

  const editRow = (offerId: number, part: Partial<EditedRow>) =>
    edit(state.rows.map((row) => (row.offerId === offerId ? { ...row, ...part } : row)));

  function flush(): void {
    clearTimeout(debounce);
    if (isEdited && !sending) sending = send();
  }

  async function send(): Promise<void> {
    isEdited = false;
    change({ saving: 'sending', failure: null });
    try {
      await save(liveRows(state.rows));
      sending = undefined;
      if (isEdited) return flush();
      change({ saving: 'saved' });
    } catch (failure) {
      sending = undefined;
      isEdited = true;
      change({ saving: 'failed', failure });
      if (hasLeft) onLost(failure, flush);
    }
  }

  /** Saves what is not saved yet; answers whether everything is. */
  async function settle(): Promise<boolean> {
    flush();
    while (sending) await sending;
    return state.saving === 'saved';
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    setQuantity: (offerId: number, quantity: number) => editRow(offerId, { quantity }),
    setQuantities: (quantities: ReadonlyMap<number, number>) =>
      edit(state.rows.map((row) => ({ ...row, quantity: quantities.get(row.offerId) ?? row.quantity }))),
    remove: (offerId: number) => editRow(offerId, { isRemoved: true }),
    restore: (offerId: number) => editRow(offerId, { isRemoved: false }),
    /** A new row comes last; of an offer that is there the quantities are summed. Answers the quantity it has now. */
    add(row: BasketTemplateRow): number {
      const held = state.rows.find(({ offerId }) => offerId === row.offerId);
      if (!held) {
        edit([...state.rows, { ...row, isRemoved: false }]);
        return row.quantity;
      }
      const quantity = held.isRemoved ? row.quantity : held.quantity + row.quantity;
      editRow(row.offerId, { quantity, isRemoved: false });
      return quantity;
    },
    /** Takes what was read anew, unless something is not saved; what was taken out stays in its place. */
    take(read: readonly BasketTemplateRow[]) {
      if (isEdited || sending) return;
      change({ rows: withRemoved(read, state.rows) });
    },
    flush,
    settle,
    isSaved: () => !isEdited && !sending,
    enter: () => {
      hasLeft = false;
    },
    leave: () => {
      hasLeft = true;
      flush();
    },
  };
}

export function liveRows(rows: readonly EditedRow[]): readonly EditedRow[] {
  return rows.filter(({ isRemoved }) => !isRemoved);
}

function withRemoved(read: readonly BasketTemplateRow[], shown: readonly EditedRow[]): readonly EditedRow[] {
  const rows: EditedRow[] = read.map((row) => ({ ...row, isRemoved: false }));
  const held = new Set(read.map(({ offerId }) => offerId));
  shown.forEach((row, index) => {
    if (row.isRemoved && !held.has(row.offerId)) rows.splice(index, 0, row);
  });
  return rows;
}

import type { BasketTemplateRow } from '@shop/contracts/basket-order/basket-templates';
import { createWriteQueue } from '../../common/write-queue.ts';

export interface EditedRow extends BasketTemplateRow {
  /** Removed, but still in its place to be returned for as long as the page is open. */
  readonly isRemoved: boolean;
}

export interface EditorState {
  readonly rows: readonly EditedRow[];
  readonly saving: 'saved' | 'waiting' | 'sending' | 'failed';
  readonly failure: unknown;
}

interface EditorOptions {
  /** Makes the template hold these rows and nothing else. */
  readonly save: (rows: readonly BasketTemplateRow[], idempotencyKey: string) => Promise<void>;
  /** Something has been edited: a reading under way is older than what is on screen. */
  readonly onEdit: () => void;
  /** An edit could not be saved after the reader had left. Called again for every attempt that fails. */
  readonly onLost: (failure: unknown, retry: () => void) => void;
}

export type TemplateEditor = ReturnType<typeof createTemplateEditor>;

/**
 * The rows of one template while they are edited, written by the queue of the basket client: every edit shows at once,
 * edits merge for 300 ms into one request, one at a time. What is not saved stays on screen until it is, and no reading
 * takes its place.
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
  let isEdited = false;
  let isSending = false;
  /** The server has refused; nothing is sent until the next edit or attempt. */
  let isRefused = false;
  let hasLeft = false;
  const queue = createWriteQueue<readonly EditedRow[], void>({
    next: () => (isEdited && !isRefused ? liveRows(state.rows) : null),
    send: save,
    onSent() {
      isEdited = false;
      isSending = true;
      change({ saving: 'sending', failure: null });
    },
    onAnswered() {
      isSending = false;
      if (!isEdited) change({ saving: 'saved' });
    },
    onRefused(_, failure) {
      isSending = false;
      isEdited = isRefused = true;
      fail(failure);
    },
    onUnanswered(_, failure) {
      fail(failure);
      return 'repeat';
    },
  });

  function change(next: Partial<EditorState>) {
    state = { ...state, ...next };
    for (const notify of listeners) notify();
  }

  function fail(failure: unknown) {
    change({ saving: 'failed', failure });
    if (hasLeft) onLost(failure, flush);
  }

  function edit(rows: readonly EditedRow[]) {
    isEdited = true;
    isRefused = false;
    onEdit();
    change({ rows, saving: isSending ? 'sending' : 'waiting' });
    queue.linger();
  }

  const editRow = (offerId: number, part: Partial<EditedRow>) =>
    edit(state.rows.map((row) => (row.offerId === offerId ? { ...row, ...part } : row)));

  function flush(): void {
    isRefused = false;
    if (isSending) change({ saving: 'sending' });
    queue.leave();
    queue.resend();
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
    /** Adds a row at the end; of an offer that is there the quantities are summed. Returns the quantity it has now. */
    add(row: BasketTemplateRow): number {
      const { rows, quantity } = withAdded(state.rows, row);
      edit(rows);
      return quantity;
    },
    /** Shows a newly read template, unless an edit is not saved; removed rows stay in their places. */
    noteRead(read: readonly BasketTemplateRow[]) {
      if (isEdited || isSending) return;
      change({ rows: withRemoved(read, state.rows) });
    },
    flush,
    /** Saves what is not saved yet; resolves to whether everything is. */
    settle(): Promise<boolean> {
      flush();
      return whenSaved(() => state.saving, listeners);
    },
    isSaved: () => !isEdited && !isSending,
    enter: () => {
      hasLeft = false;
    },
    leave: () => {
      hasLeft = true;
      flush();
    },
    /** Gives up what is not saved: another user or company works here from now on. */
    reset() {
      queue.reset();
      isEdited = isSending = false;
      change({ saving: 'saved', failure: null });
    },
  };
}

/** Resolves at the end of the saving under way, to whether it has worked. */
function whenSaved(saving: () => EditorState['saving'], listeners: Set<() => void>): Promise<boolean> {
  return new Promise((resolve) => {
    function look() {
      if (saving() !== 'saved' && saving() !== 'failed') return;
      listeners.delete(look);
      resolve(saving() === 'saved');
    }
    listeners.add(look);
    look();
  });
}

function withAdded(rows: readonly EditedRow[], row: BasketTemplateRow) {
  const held = rows.find(({ offerId }) => offerId === row.offerId);
  if (!held) return { rows: [...rows, { ...row, isRemoved: false }], quantity: row.quantity };
  const quantity = held.isRemoved ? row.quantity : held.quantity + row.quantity;
  const added = { ...held, quantity, isRemoved: false };
  return { rows: rows.map((each) => (each === held ? added : each)), quantity };
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

/** How long a toast offers to undo a write. */
export const UNDO_MS = 15_000;

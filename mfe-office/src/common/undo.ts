/** How long a toast offers to undo a save. */
export const UNDO_MS = 15_000;

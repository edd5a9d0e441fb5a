/** What a button of the bar of bulk actions is given. */
export interface BulkButtonProps {
  readonly productIds: readonly number[];
  /** Takes the ticks away. */
  readonly onDone: () => void;
}

/** Props of a button in the bar of bulk actions. */
export interface BulkButtonProps {
  readonly productIds: readonly number[];
  /** Clears the ticks. */
  readonly onDone: () => void;
}

import type { AddedProduct } from '../../basket/basket.api.ts';
import type { OrderLine, OwnCode } from './order-line.ts';

/** The last addition, until it is undone, dismissed or followed by another. */
export interface Addition {
  readonly products: readonly AddedProduct[];
  readonly rowNumbers: ReadonlySet<number>;
  readonly learned: readonly OwnCode[];
}

export interface LineListState {
  readonly lines: readonly OrderLine[];
  readonly isChecking: boolean;
  /** Why lines could not be checked; they wait. */
  readonly checkFailure: string;
  readonly isAdding: boolean;
  /** Why nothing was added or taken back. */
  readonly failure: string;
  readonly addition: Addition | null;
}

/** A list as those see it that check its lines or add them. */
export interface LineListAccess {
  get(): LineListState;
  change(changes: Partial<LineListState>): void;
  /** Another number means that the list has become another one. */
  epoch(): number;
}

import type { ExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';
import type { MistakeRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import type { DocumentStore } from '../stores/document-store.ts';
import type { PictureStore } from '../stores/picture-store.ts';
import type { Problems } from './problems.ts';
import type { Staging } from './staging.ts';

export interface Stores {
  readonly setting: ExchangeCatalogue;
  readonly classifier: ClassifierStore;
  readonly staging: Staging;
  readonly pictures: PictureStore;
  readonly documents: DocumentStore;
  readonly problems: Problems;
}

/** Where a record stands, for its rows in the temporary tables. */
export interface RecordPlace {
  /** The number of the record in this import. */
  readonly record: number;
  readonly file: number;
  readonly fileName: string;
  readonly folder: string;
}

/**
 * Sets aside the current record, or a part of it, and goes on. `counts`: whether the record counts as set aside, see
 * FoundProblem.
 */
export type SetAside = (
  part: Pick<MistakeRecord, 'of' | 'line' | 'reason'> & { readonly counts: boolean },
) => void;

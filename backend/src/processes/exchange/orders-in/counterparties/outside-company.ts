import type { Day } from '../../../../platform/calendar/days.ts';
import type { OutsideParty } from '../reading/outside-document.ts';

/** A contract or an agreement of a company; null: not said. */
export interface OutsideContract {
  readonly line: number;
  readonly id: string;
  readonly number: string;
  readonly signedOn: Day | null;
  readonly creditLimitKopecks: number | null;
  readonly postponementDays: number | null;
  readonly isDeleted: boolean;
}

/** A company as a file of companies describes it. Empty texts and null: not said. */
export interface OutsideCompany extends OutsideParty {
  readonly line: number;
  readonly isDeleted: boolean;
  /** False where 1C says another role, such as of a supplier. */
  readonly isBuyer: boolean;
  /** The name in documents: «ООО «Ромашка»». */
  readonly officialName: string;
  readonly ogrn: string;
  readonly address: string;
  /** By name or by 1C's id. */
  readonly priceType: string;
  readonly discountPercent: number | null;
  /** By name or login. */
  readonly manager: string;
  readonly contracts: readonly OutsideContract[];
}

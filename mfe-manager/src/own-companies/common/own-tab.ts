import type { OwnCompany } from '@shop/contracts/manager/company';
import type { ComponentType } from 'react';

export interface OwnTabProps {
  /** All companies of the user. */
  readonly companies: readonly OwnCompany[];
  /** The chosen company. */
  readonly company: OwnCompany;
}

export interface OwnTab {
  readonly path: string;
  /** The label of the tab; `title` is the document title. */
  readonly label: string;
  readonly title: string;
  /** The height of the skeleton, px. */
  readonly height: number;
  /** Whether the tab shows one company, chosen above it. */
  readonly isOfOne: boolean;
  /** Names what the permission `company` reveals, for the sentence that explains its absence. */
  readonly needsRight?: string;
  readonly load: () => Promise<{ readonly Tab: ComponentType<OwnTabProps> }>;
}

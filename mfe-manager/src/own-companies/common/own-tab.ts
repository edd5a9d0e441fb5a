import type { OwnCompany } from '@shop/contracts/manager/company';
import type { ComponentType } from 'react';

export interface OwnTabProps {
  /** All of the user's companies. */
  readonly companies: readonly OwnCompany[];
  /** The one that was chosen. */
  readonly company: OwnCompany;
}

export interface OwnTab {
  readonly path: string;
  /** On the tab; `title` is the page's. */
  readonly label: string;
  readonly title: string;
  /** Px of what stands there while the tab is on its way. */
  readonly height: number;
  /** The tab shows one company, which is chosen above it. */
  readonly isOfOne: boolean;
  /** What may be seen with the right `company` only, for the sentence that says so. */
  readonly needsRight?: string;
  readonly load: () => Promise<{ readonly Tab: ComponentType<OwnTabProps> }>;
}

import type { ReactNode } from 'react';
import type { ComparedProduct } from './compare.queries.ts';
import { RowName, Value } from './compare-layout.ts';

interface CompareLineProps {
  readonly name: string;
  readonly items: readonly ComparedProduct[];
  /** Hidden in print. */
  readonly isScreenOnly?: boolean;
  readonly children: (product: ComparedProduct, index: number) => ReactNode;
}

/** One row of the comparison: a name and a value for each product. */
export function CompareLine({ name, items, isScreenOnly, children }: CompareLineProps) {
  return (
    <tr data-screen-only={isScreenOnly || undefined}>
      <RowName scope="row" title={name}>
        <span>{name}</span>
      </RowName>
      {items.map((product, index) => (
        <Value key={product.id}>{children(product, index)}</Value>
      ))}
    </tr>
  );
}

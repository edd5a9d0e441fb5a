import { VisuallyHidden } from '@shop/ui';
import { type Ref, type UIEvent, useRef } from 'react';
import type { ComparedProduct, ComparedSection } from './compare.queries.ts';
import { Columns, Container, Corner, GroupName, Scroller, Table } from './compare-layout.ts';
import { CompareLine } from './compare-line.tsx';
import { CompareNames } from './compare-names.tsx';
import { OrderRows } from './compare-order-rows.tsx';
import { ProductHead } from './compare-product-head.tsx';
import type { CompareGroup } from './compare-rows.ts';

interface CompareTableProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly section: ComparedSection;
  readonly groups: readonly CompareGroup[];
  readonly removing: ReadonlySet<number>;
  readonly onRemove: (product: ComparedProduct) => void;
}

/** Products as columns, properties as rows; it scrolls sideways by touch, wheel or arrow keys. */
export function CompareTable({ ref, section, groups, removing, onRemove }: CompareTableProps) {
  const { items } = section;
  const count = items.length;
  const head = useRef<HTMLTableSectionElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  /** Moves the sticky names along without a React render per pixel. */
  const handleScroll = ({ currentTarget }: UIEvent) =>
    columns.current?.style.setProperty('--moved', `${-currentTarget.scrollLeft}px`);
  return (
    <Container>
      <Columns ref={columns} $count={count}>
        <CompareNames items={items} head={head} />
        <Scroller
          ref={ref}
          role="region"
          aria-label={`Сравнение: ${section.name}`}
          // A scrollable region must be reachable by keyboard.
          tabIndex={0}
          onScroll={handleScroll}
        >
          <Table $count={count}>
            <VisuallyHidden as="caption">Сравнение товаров раздела «{section.name}»</VisuallyHidden>
            <thead ref={head}>
              <tr>
                <Corner />
                {items.map((product) => (
                  <ProductHead
                    key={product.id}
                    product={product}
                    isRemoving={removing.has(product.id)}
                    onRemove={() => onRemove(product)}
                  />
                ))}
              </tr>
            </thead>
            <OrderRows items={items} />
            {groups.map(({ name, rows }) => (
              <tbody key={name}>
                <tr>
                  <GroupName scope="rowgroup" colSpan={count + 1}>
                    <span>{name}</span>
                  </GroupName>
                </tr>
                {rows.map((row) => (
                  <CompareLine key={row.code} name={row.name} items={items}>
                    {(_, index) => row.values[index] ?? <Missing />}
                  </CompareLine>
                ))}
              </tbody>
            ))}
          </Table>
        </Scroller>
      </Columns>
    </Container>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>не указано</VisuallyHidden>
    </>
  );
}

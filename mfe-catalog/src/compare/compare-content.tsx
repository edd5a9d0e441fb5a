import { Stack, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { Tabs } from '@shop/ui/parts/tabs';
import type { Ref } from 'react';
import styled from 'styled-components';
import type { ComparedProduct, ComparedSection } from './compare.queries.ts';
import { compareGroups, onlyDifferent } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.ts';
import { PrintOnly } from './print-only.ts';
import { printSheets } from './print-sheets.ts';
import { useCompareParams } from './use-compare-params.ts';
import { usePrinting } from './use-printing.ts';

interface CompareContentProps {
  readonly sections: readonly ComparedSection[];
  readonly table: Ref<HTMLDivElement>;
  /** Products that are being removed. */
  readonly removing: ReadonlySet<number>;
  readonly onRemove: (product: ComparedProduct) => void;
}

/** Sections as tabs, and the products of the selected one. */
export function CompareContent({ sections, table, removing, onRemove }: CompareContentProps) {
  const { params, hrefFor, setOnlyDifferences } = useCompareParams();
  const section = sections.find(({ id }) => id === params.section) ?? sections[0]!;
  const canDiffer = section.items.length > 1;
  const all = compareGroups(section.items, section.propertyGroups);
  const groups = canDiffer && params.onlyDifferences ? onlyDifferent(all) : all;
  // In print, products that exceed the sheet's width continue on another sheet with the row names repeated.
  const sheets = usePrinting() ? printSheets(section.items, groups) : [{ items: section.items, groups }];
  return (
    <Stack gap={4}>
      {sections.length > 1 && (
        <Tabs
          label="Разделы сравнения"
          tabs={sections.map(({ id, name, items }, index) => ({
            to: hrefFor({ section: index === 0 ? undefined : id }),
            label: name,
            count: items.length,
          }))}
        />
      )}
      <CompareTools>
        {canDiffer ? (
          <Checkbox
            role="switch"
            label="Только различия"
            checked={params.onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        ) : (
          <Text as="p" tone="muted">
            Добавьте ещё один товар этого раздела{'\u00a0'}— и{'\u00a0'}различия станут видны.
          </Text>
        )}
      </CompareTools>
      <div data-printed>
        {sheets.map((sheet, index) => (
          <Sheet key={`${section.id}-${index + 1}`}>
            <CompareTable
              ref={index === 0 ? table : null}
              section={{ ...section, items: sheet.items }}
              groups={sheet.groups}
              removing={removing}
              onRemove={onRemove}
            />
          </Sheet>
        ))}
      </div>
      <PrintOnly />
    </Stack>
  );
}

const Sheet = styled.div`
  & + & {
    break-before: page;
  }
`;

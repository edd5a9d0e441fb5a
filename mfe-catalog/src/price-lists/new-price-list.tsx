import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { Button, Panel, Row, Stack, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PackageIcon, SpreadsheetIcon } from '@shop/ui/parts/icons';
import { type FormEvent, useState } from 'react';
import type { useMakePriceList } from './make-price-list.mutation.ts';
import type { PriceListSection } from './price-lists.queries.ts';
import { branchesOf, countProducts, type SectionChoice, toSectionIds } from './section-choice.ts';
import { SectionTree } from './section-tree.tsx';

interface NewPriceListProps {
  readonly sections: readonly PriceListSection[];
  readonly make: ReturnType<typeof useMakePriceList>;
}

/** The sections of a new price list, and «Сформировать». */
export function NewPriceList({ sections, make }: NewPriceListProps) {
  const [choice, setChoice] = useState<SectionChoice>(new Set());
  const [inStockOnly, setInStockOnly] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const branches = branchesOf(sections);
  if (branches.length === 0)
    return (
      <EmptyState icon={<PackageIcon />} title="В каталоге пока нет товаров">
        Прайс-лист можно будет сформировать, когда появится ассортимент.
      </EmptyState>
    );
  const isNothing = choice.size === 0;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsRefused(isNothing);
    if (!isNothing) make.mutate({ sections: toSectionIds(branches, choice), inStockOnly });
  }
  return (
    <form onSubmit={handleSubmit}>
      <Panel title="Новый прайс-лист">
        <Stack gap={4}>
          <SectionTree
            branches={branches}
            choice={choice}
            onChange={setChoice}
            error={isRefused && isNothing ? 'Выберите хотя бы один раздел' : undefined}
          />
          <Checkbox
            label="Только в наличии"
            checked={inStockOnly}
            onChange={(event) => setInStockOnly(event.target.checked)}
          />
          <Row gap={3}>
            <Button type="submit" variant="primary" icon={<SpreadsheetIcon />} pending={make.isPending}>
              Сформировать
            </Button>
            {!isNothing && (
              <Text size="s" tone="muted" numeric>
                {countOf(countProducts(branches, choice), 'товар', 'товара', 'товаров')}
              </Text>
            )}
          </Row>
          {make.error && (
            <Text as="p" size="s" tone="danger" role="alert">
              {messageOf(make.error)}
            </Text>
          )}
        </Stack>
      </Panel>
    </form>
  );
}

import { amountOf } from '@shop/domain/format/measure';
import { formatVolume, formatWeight } from '@shop/domain/format/weight-volume';
import { Heading, Stack } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { packOf } from '../../common/offers/measure.ts';
import type { Product } from '../common/product.queries.ts';

/** Properties by group, then what matters for ordering and delivery. */
export function ProductSpecifications({ product }: { readonly product: Product }) {
  const groups = product.propertyGroups.map(({ name, properties }) => ({
    name,
    facts: properties.map(({ name: term, value }) => ({ term, value })),
  }));
  return (
    <Groups>
      {[...groups, { name: 'Заказ и доставка', facts: orderingFacts(product) }].map(({ name, facts }) => (
        <Stack key={name} gap={2} as="section">
          <Heading level={2} size="s">
            {name}
          </Heading>
          <Facts layout="dots" facts={facts} />
        </Stack>
      ))}
    </Groups>
  );
}

function orderingFacts({
  measure,
  minOrderCount,
  multiplicity,
  weightGrams,
  volumeCm3,
  vatPercent,
}: Product) {
  const unit = measure.measureBase;
  const pack = packOf(measure);
  return [
    { term: 'Единица измерения', value: unit },
    ...(pack ? [{ term: 'Упаковка', value: pack }] : []),
    ...(minOrderCount > 1 ? [{ term: 'Минимальный заказ', value: amountOf(minOrderCount, unit) }] : []),
    ...(multiplicity > 1 ? [{ term: 'Кратность', value: amountOf(multiplicity, unit) }] : []),
    ...(weightGrams > 0 ? [{ term: 'Вес единицы', value: formatWeight(weightGrams) }] : []),
    // Smaller volumes would be shown as zero.
    ...(volumeCm3 >= 1000 ? [{ term: 'Объём единицы', value: formatVolume(volumeCm3) }] : []),
    { term: 'НДС', value: vatPercent > 0 ? `${vatPercent}\u00a0%` : 'без НДС' },
  ];
}

/** Two columns where there is room. */
const Groups = styled.div`
  max-inline-size: 1240px;
  columns: 2 380px;
  column-gap: ${space[10]};
  section {
    break-inside: avoid;
    padding-block-end: ${space[6]};
  }
`;

import type { WarehouseStock as Stock } from '@shop/contracts/catalog/products';
import { formatShortDay } from '@shop/domain/format/date';
import { amountOf } from '@shop/domain/format/measure';
import { Heading, Stack, Text } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import styled from 'styled-components';

interface WarehouseStockProps {
  readonly warehouses: readonly Stock[];
  readonly unit: string;
}

/** Free stock of the chosen offer by warehouse, with expected deliveries. */
export function WarehouseStock({ warehouses, unit }: WarehouseStockProps) {
  return (
    <Stack gap={2} as="section">
      <Heading level={2} size="s">
        Остатки на складах
      </Heading>
      <Facts
        layout="dots"
        facts={warehouses.map(({ name, quantity, arrivalOn, arrivalQuantity }) => ({
          term: name,
          value: (
            <>
              <Text tone={quantity > 0 ? 'default' : 'muted'}>
                {quantity > 0 ? amountOf(quantity, unit) : 'нет'}
              </Text>
              {arrivalOn && (
                <Text tone="muted">
                  {', '}
                  <Unbroken>{`${formatShortDay(arrivalOn)} ещё ${amountOf(arrivalQuantity, unit)}`}</Unbroken>
                </Text>
              )}
            </>
          ),
        }))}
      />
    </Stack>
  );
}

const Unbroken = styled.span`
  white-space: nowrap;
  @container (max-width: 340px) {
    white-space: normal;
  }
`;

import type { Offer } from '@shop/shared/contracts/products';
import { formatShortDay } from '@shop/shared/format/date';
import { formatNumber } from '@shop/shared/format/number';
import { Text } from '@shop/shared/ui';
import { Fragment } from 'react';
import { StockStatus } from '../offers/stock-status.tsx';
import { Unbroken } from './order-table-parts.ts';

interface RowStockProps {
  readonly offer: Offer;
  readonly unit: string;
}

/** What is free in all, and in each warehouse with its next delivery: «Тула 40 · Казань 0, 28 нояб. +120». */
export function RowStock({ offer, unit }: RowStockProps) {
  return (
    <>
      <StockStatus stock={{ ...offer.stockStatus, arrivalOn: null }} unit={unit} />
      <Text size="xs" tone="muted" numeric>
        {offer.warehouses.map(({ name, quantity, arrivalOn, arrivalQuantity }, index) => (
          <Fragment key={name}>
            <Unbroken>
              {name} {formatNumber(quantity)}
              {arrivalOn && `, ${formatShortDay(arrivalOn)} +${formatNumber(arrivalQuantity)}`}
              {index + 1 < offer.warehouses.length && ' ·'}
            </Unbroken>{' '}
          </Fragment>
        ))}
      </Text>
    </>
  );
}

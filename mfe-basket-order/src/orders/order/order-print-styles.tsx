import { createGlobalStyle } from 'styled-components';
import { BasketPrintStyles } from '../../common/basket-print-styles.ts';

/** In print an order is its lines, sums and terms, without the shell and controls, like the basket. */
export function OrderPrintStyles() {
  return (
    <>
      <BasketPrintStyles />
      <OrderPrintLayout />
    </>
  );
}

const OrderPrintLayout = createGlobalStyle`
  @media print {
    #main nav,
    #main [data-off-paper] {
      display: none !important;
    }
    /* Lines come before sums, as accounting documents have it. */
    #main aside > * {
      order: 2;
    }
    #main ol [aria-hidden] {
      print-color-adjust: exact;
    }
  }
`;

import { createGlobalStyle } from 'styled-components';
import { BasketPaper } from '../../common/basket-paper.ts';

/** On paper the order is its lines, sums and terms, as the basket is: without the shop, and without what is for pressing. */
export function OrderPaper() {
  return (
    <>
      <BasketPaper />
      <OrderOnPaper />
    </>
  );
}

const OrderOnPaper = createGlobalStyle`
  @media print {
    #main nav,
    #main [data-off-paper] {
      display: none !important;
    }
    /* Lines before sums, as in every paper of accounting. */
    #main aside > * {
      order: 2;
    }
    #main ol [aria-hidden] {
      print-color-adjust: exact;
    }
  }
`;

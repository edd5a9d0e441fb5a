import { color, z } from '@shop/ui/theme';
import styled from 'styled-components';

/** The bar of the header on every width, sticky at the top of the window. */
export const HeaderBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z.header};
  display: flex;
  align-items: center;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

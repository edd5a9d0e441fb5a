import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/** A removed favourite is dimmed and stays, so that it can be added back. */
export const Cards = styled.div`
  li:has([data-favourite='false']) {
    border-style: dashed;
    background: ${color.sunken};
    img {
      filter: grayscale(1);
      opacity: 0.5;
    }
  }
`;

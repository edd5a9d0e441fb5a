import { Picture } from '@shop/ui/parts/picture';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';

export const Frame = styled.div`
  container-type: inline-size;
`;

/** Picture and order form stand side by side where both have room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  @container (min-width: 720px) {
    grid-template-columns: minmax(260px, 5fr) minmax(0, 7fr);
    gap: ${space[6]};
  }
  @container (min-width: 1200px) {
    grid-template-columns: 480px minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

/** Square beside the order form; above it, on phones, low enough to keep the price on the first screen. */
export const Photo = styled(Picture)`
  @container (max-width: 719.98px) {
    aspect-ratio: 3 / 2;
  }
`;

import { space } from '@shop/ui/theme';
import { css } from 'styled-components';

/** By the room of the list, not of the window: columns, two lines to a row, or compact rows for phones. */
export const WIDE = 900;
export const MEDIUM = 560;
export const wide = `@container order-table (min-width: ${WIDE}px)`;
export const medium = `@container order-table (min-width: ${MEDIUM}px)`;

export const columns = css`
  ${wide} {
    grid-template: 'tick product price stock quantity sum toggles' / 24px minmax(0, 3fr) var(--price) minmax(0, 2fr) 80px 144px var(--toggles);
    column-gap: ${space[3]};
  }
`;

/** Without columns sizes take two lines beside their stock; a name that is not above them takes one of its own. */
export const twoLines = {
  size: css`
    grid-template:
      'tick product stock quantity sum' auto
      'tick price stock quantity sum' auto
      / 28px minmax(0, 1fr) minmax(0, 1fr) 88px 148px;
  `,
  single: css`
    grid-template:
      'tick product product product toggles' auto
      'tick price stock quantity sum' auto
      / 28px minmax(0, 1fr) minmax(0, 1fr) 88px 148px;
  `,
  name: css`
    grid-template: 'product toggles' auto / minmax(0, 1fr) auto;
  `,
};

export const compact = {
  size: css`
    grid-template:
      'tick product quantity' auto
      'tick price quantity' auto
      'tick stock sum' auto
      / 28px minmax(0, 1fr) clamp(96px, 36cqi, 124px);
  `,
  single: css`
    grid-template:
      'tick product product' auto
      'toggles price quantity' auto
      'toggles stock sum' auto
      / 36px minmax(0, 1fr) clamp(96px, 36cqi, 124px);
  `,
  name: css`
    grid-template: 'product toggles' auto / minmax(0, 1fr) auto;
  `,
};

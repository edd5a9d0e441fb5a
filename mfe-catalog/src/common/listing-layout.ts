import { color, controlHeight, media, radius, space, z } from '@shop/ui/theme';
import styled from 'styled-components';

/**
 * From this width facets have a column of their own. It is the width of the page, not of the window with its
 * menus; the order table needs more.
 */
const columnFrom = ($isWide: boolean | undefined) => `(min-width: ${$isWide ? 1180 : 800}px)`;
const noColumn = ($isWide: boolean | undefined) => `(max-width: ${$isWide ? 1179.98 : 799.98}px)`;

interface WidthProps {
  readonly $isWide?: boolean;
}

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div<WidthProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container ${(p) => columnFrom(p.$isWide)} {
    grid-template-columns: 224px minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const Aside = styled.aside<WidthProps>`
  @container ${(p) => noColumn(p.$isWide)} {
    display: none;
  }
`;

/** The tools above the list. The drawer button shows only where facets have no column. */
export const Bar = styled.div<WidthProps>`
  display: grid;
  grid-template: 'drawer sort size view' auto 'all chosen chosen chosen' auto / auto 1fr auto auto;
  align-items: start;
  gap: ${space[2]};
  @container ${(p) => columnFrom(p.$isWide)} {
    grid-template: 'all sort size view' auto 'chosen chosen chosen chosen' auto / 1fr auto auto auto;
    row-gap: 0;
  }
  ${media.down('mobile')} {
    grid-template: 'drawer drawer view' auto 'all sort sort' auto 'chosen chosen chosen' auto / auto 1fr auto;
  }
`;

export const DrawerButton = styled.div<WidthProps>`
  grid-area: drawer;
  @container ${(p) => columnFrom(p.$isWide)} {
    display: none;
  }
`;

/** Pages are turned beside the floating «наверх» button of the corner, not below it. */
export const Foot = styled.div<{ $hasPages: boolean }>`
  min-block-size: ${(p) => (p.$hasPages ? controlHeight.m : 0)};
  padding-inline-end: ${controlHeight.l};
`;

/** Skips links and facets; visible while focused. */
export const ToList = styled.button`
  position: absolute;
  z-index: ${z.raised};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  &:not(:focus-visible) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The heading of the list, for screen readers and as the scroll target after a page change. */
export const Top = styled.h2`
  block-size: 1px;
  margin-block-end: calc(-1 * ${space[3]});
  overflow: hidden;
  clip-path: inset(50%);
  scroll-margin-block-start: 140px;
`;

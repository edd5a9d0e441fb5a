import { color, font, space, text } from '@shop/ui/theme';
import styled, { keyframes } from 'styled-components';

const untilTheEnd = keyframes`
  0%, 90% { opacity: 1; }
  100% { opacity: 0; }
`;

/** A wide matrix scrolls; while there is more to the right, the edge fades. */
export const Scroll = styled.div`
  display: flex;
  overflow-x: auto;
  margin: -3px;
  padding: 3px;
  scrollbar-width: thin;
  &::after {
    content: '';
    flex: none;
    position: sticky;
    inset-inline-end: -3px;
    z-index: 1;
    inline-size: 32px;
    margin-inline-start: calc(-1 * ${space[8]});
    background: linear-gradient(to right, transparent, ${color.surface});
    opacity: 0;
    pointer-events: none;
    animation: ${untilTheEnd} linear both;
    animation-timeline: scroll(nearest inline);
  }
`;

export const Matrix = styled.table`
  flex: none;
  border-collapse: separate;
  border-spacing: ${space[1]};
  margin: calc(-1 * ${space[1]});
  ${font.tabular}
  ${text.s}
  th {
    padding: 0 ${space[1]};
    font-weight: ${font.medium};
    white-space: nowrap;
    text-align: center;
  }
  td {
    vertical-align: top;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${color.surface};
    text-align: start;
  }
`;

export const Corner = styled.th`
  && {
    color: ${color.textSubtle};
    font-weight: ${font.regular};
    text-align: start;
    @container (max-width: 420px) {
      white-space: normal;
    }
  }
`;

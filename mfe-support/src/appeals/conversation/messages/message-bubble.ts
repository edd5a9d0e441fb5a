import { color, media, radius, space } from '@shop/ui/theme';
import { styled } from 'styled-components';

interface Sided {
  readonly $isOurs: boolean;
}

/** A message row: our side at the end of the line, the other at the start. */
export const MessageItem = styled.li<Sided & { $isFar?: boolean }>`
  display: flex;
  justify-content: ${(p) => (p.$isOurs ? 'flex-end' : 'flex-start')};
  padding-block: ${space[1]};
  /* Leaves space for the outline of focused content. */
  padding-inline: ${space[1]};
  scroll-margin-block: ${space[4]};
  @media screen {
    ${(p) => p.$isFar && 'content-visibility: auto; contain-intrinsic-block-size: auto 104px;'}
  }
  @media print {
    justify-content: flex-start;
    break-inside: avoid-page;
  }
`;

/** The bubble of a message, with a corner towards its author. */
export const Bubble = styled.div<Sided>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: min(100%, 240px);
  max-inline-size: min(88%, 640px);
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${(p) => (p.$isOurs ? color.accentLine : color.line)};
  border-radius: ${radius.l};
  ${(p) => (p.$isOurs ? 'border-end-end-radius' : 'border-end-start-radius')}: ${radius.s};
  background: ${(p) => (p.$isOurs ? color.accentSoft : color.surface)};
  ${media.down('mobile')} {
    max-inline-size: 94%;
    padding: ${space[3]};
  }
  @media print {
    max-inline-size: none;
    inline-size: 100%;
  }
`;

export const BubbleHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[4]};
  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

import { color, controlHeight, duration, radius } from '@shop/ui/theme';
import styled from 'styled-components';

/** Tools above the table, with the same height for all contents. */
export const CompareTools = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${controlHeight.m};
  /* «Только различия» looks like the switch it is. */
  [role='switch'] {
    inline-size: 34px;
    block-size: 20px;
    place-content: center start;
    padding-inline: 3px;
    border-radius: ${radius.full};
    &::before {
      inline-size: 12px;
      block-size: 12px;
      border-radius: ${radius.full};
      background: ${color.control};
      clip-path: none;
      opacity: 1;
      transition: translate ${duration.fast};
    }
    &:checked::before {
      background: ${color.onAccent};
      translate: 14px;
    }
  }
`;

import { text } from '@shop/ui/theme';
import styled from 'styled-components';

/** A text of several lines, such as the result of a file; long words break. */
export const Lines = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${text.s}
`;

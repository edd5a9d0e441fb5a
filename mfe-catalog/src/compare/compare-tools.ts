import { controlHeight } from '@shop/shared/theme';
import styled from 'styled-components';

/** What stands above the table; of one height, whatever it holds. */
export const CompareTools = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${controlHeight.m};
`;

import { Progress } from '@shop/ui/parts/progress';
import styled from 'styled-components';

/** An act that is being made; the page looks again by itself. */
export function PreparingAct() {
  return (
    <Place>
      <Progress label="Готовится" />
    </Place>
  );
}

const Place = styled.div`
  inline-size: 144px;
`;

import { Progress } from '@shop/ui/parts/progress';
import styled from 'styled-components';

/** The progress bar of an act that is being prepared; the list polls by itself. */
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

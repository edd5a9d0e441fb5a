import { color, space, text } from '@shop/ui/theme';
import styled from 'styled-components';

/** Replaces a map that has not loaded. */
export function MapFailure() {
  return <Line role="status">{'Карта не загрузилась. Все адреса есть в\u00a0списке'}</Line>;
}

const Line = styled.p`
  align-self: center;
  padding: ${space[4]};
  ${text.s}
  color: ${color.textMuted};
  text-align: center;
`;

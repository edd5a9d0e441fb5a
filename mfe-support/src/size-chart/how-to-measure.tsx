import type { SizeChart } from '@shop/contracts/support/content';
import { Heading, Stack, Text } from '@shop/ui';
import { color, media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { MeasureFigure } from './measure-figure.tsx';

/** How to take the measurements: numbered text and a figure with the same numbers. */
export function HowToMeasure({ chart: { measurements } }: { chart: SizeChart }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>Как измерить</Heading>
      <Beside>
        <MeasureFigure codes={measurements.map(({ code }) => code)} />
        <List>
          {measurements.map(({ code, name, hint }) => (
            <li key={code}>
              <Text weight="medium">{name}.</Text> <Text tone="muted">{hint}</Text>
            </li>
          ))}
        </List>
      </Beside>
    </Stack>
  );
}

const Beside = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[6]};
  ${media.down('mobile')} {
    flex-direction: column;
    gap: ${space[4]};
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 560px;
  /* The CSS reset removes numbers from lists with a class. */
  && {
    list-style: decimal;
  }
  padding-inline-start: ${space[5]};
  & > li::marker {
    color: ${color.accentText};
    font-weight: 600;
  }
`;

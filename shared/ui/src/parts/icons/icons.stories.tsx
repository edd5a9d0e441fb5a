import { Grid, Row } from '../../core/layout/layout.tsx';
import { Text } from '../../core/text/text.tsx';
import * as icons from './icons.tsx';

export default { title: 'Icons' };

export const All = () => (
  <Grid min={160}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Row key={name} gap={2}>
        <Icon />
        <Text size="s">{name}</Text>
      </Row>
    ))}
  </Grid>
);

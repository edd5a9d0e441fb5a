import { Card } from '../card/card.tsx';
import { Divider, Grid, Row, Stack } from './layout.tsx';

export default { title: 'Layout' };

const boxes = ['Первый', 'Второй', 'Третий'].map((text) => <Card key={text}>{text}</Card>);

export const Column = () => <Stack gap={2}>{boxes}</Stack>;

export const Line = () => <Row justify="between">{boxes}</Row>;

export const Columns = () => <Grid min={200}>{boxes}</Grid>;

export const WithDivider = () => (
  <Stack>
    {boxes[0]}
    <Divider />
    {boxes[1]}
  </Stack>
);

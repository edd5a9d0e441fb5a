import { Grid } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Card, Panel } from './card.tsx';

export default { title: 'Card' };

export const Cards = () => (
  <Grid min={240}>
    <Card>
      <Text>Обычная карточка</Text>
    </Card>
    <Card interactive>
      <Text>Карточка, на которую можно нажать</Text>
    </Card>
  </Grid>
);

export const Panels = () => (
  <Panel title="Реквизиты" actions={<Text tone="muted">Изменить</Text>} footer={<Text>Итого: 1 240 ₽</Text>}>
    <Text>ООО «Ромашка», ИНН 7707083893</Text>
  </Panel>
);

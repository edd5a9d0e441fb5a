import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Drawer, type DrawerSide } from './drawer.tsx';

export default { title: 'Drawer' };

export function Sides() {
  const [side, setSide] = useState<DrawerSide>();
  return (
    <Row>
      <Button onClick={() => setSide('left')}>Открыть слева</Button>
      <Button onClick={() => setSide('right')}>Открыть справа</Button>
      <Button onClick={() => setSide('bottom')}>Открыть снизу</Button>
      <Drawer
        isOpen={side !== undefined}
        side={side}
        title="Фильтры"
        onClose={() => setSide(undefined)}
        footer={<Button variant="primary">Показать 34 товара</Button>}
      >
        <Text>Содержимое панели</Text>
      </Drawer>
    </Row>
  );
}

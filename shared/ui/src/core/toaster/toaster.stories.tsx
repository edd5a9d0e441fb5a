import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

export default { title: 'Toaster' };

export const Messages = () => (
  <Row>
    <Button onClick={() => toast('Товар убран', { action: { label: 'Вернуть', onClick: () => undefined } })}>
      Открыть обычное сообщение
    </Button>
    <Button onClick={() => toast.success('Заказ оформлен')}>Открыть сообщение об успехе</Button>
    <Button onClick={() => toast.danger('Нет связи')}>Открыть сообщение об ошибке</Button>
    <Toaster />
  </Row>
);

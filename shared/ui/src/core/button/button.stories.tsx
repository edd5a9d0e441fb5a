import { Plus } from 'lucide-react';
import { Row, Stack } from '../layout/layout.tsx';
import { Button } from './button.tsx';

export default { title: 'Button' };

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Variants = () => (
  <Stack>
    {variants.map((variant) => (
      <Row key={variant}>
        <Button variant={variant}>В корзину</Button>
        <Button variant={variant} icon={<Plus />}>
          Добавить
        </Button>
        <Button variant={variant} pending>
          Сохранить
        </Button>
        <Button variant={variant} disabled>
          Недоступно
        </Button>
      </Row>
    ))}
  </Stack>
);

export const Sizes = () => (
  <Row>
    <Button size="s">Маленькая</Button>
    <Button size="m">Обычная</Button>
    <Button size="l">Большая</Button>
  </Row>
);

export const Links = () => (
  <Row>
    <Button to="/catalog/">Внутренняя ссылка</Button>
    <Button href="/price-list.xlsx" download>
      Скачать файл
    </Button>
  </Row>
);

export const FullWidth = () => (
  <Button variant="primary" full>
    Оформить заказ
  </Button>
);

import { Row } from '../layout/layout.tsx';
import { Link } from './link.tsx';

export default { title: 'Link' };

export const Tones = () => (
  <Row>
    <Link to="/catalog/">Каталог</Link>
    <Link to="/orders/" tone="default">
      Заказы
    </Link>
    <Link to="/news/" tone="muted">
      Новости
    </Link>
    <Link href="tel:+78000000000">8 800 000-00-00</Link>
  </Row>
);

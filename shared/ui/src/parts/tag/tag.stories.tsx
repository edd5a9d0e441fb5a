import { Row } from '../../core/layout/layout.tsx';
import { Tag } from './tag.tsx';

export default { title: 'Tag' };

export const Kinds = () => (
  <Row>
    <Tag>Перчатки</Tag>
    <Tag tone="accent">Акция</Tag>
    <Tag onRemove={() => undefined}>Ansell</Tag>
    <Tag to="/catalog/perchatki/">Нитриловые</Tag>
    <Tag to="/catalog/perchatki/lateks/" isCurrent>
      Латексные
    </Tag>
  </Row>
);

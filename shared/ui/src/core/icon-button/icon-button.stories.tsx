import { Heart, Trash2 } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Icon button' };

export const States = () => (
  <Row>
    <IconButton label="Удалить" icon={<Trash2 />} />
    <IconButton label="В избранное" icon={<Heart />} pressed={false} />
    <IconButton label="В избранном" icon={<Heart />} pressed />
    <IconButton label="Избранное" icon={<Heart />} count={7} />
    <IconButton label="Удаляется" icon={<Trash2 />} pending />
    <IconButton label="Нельзя удалить" icon={<Trash2 />} disabled />
  </Row>
);

export const Sizes = () => (
  <Row>
    <IconButton size="s" variant="secondary" label="Удалить, маленькая" icon={<Trash2 />} />
    <IconButton size="m" variant="secondary" label="Удалить, обычная" icon={<Trash2 />} />
    <IconButton size="l" variant="secondary" label="Удалить, большая" icon={<Trash2 />} />
  </Row>
);

import { Row } from '../layout/layout.tsx';
import { Badge, CountBadge } from './badge.tsx';

export default { title: 'Badge' };

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Tones = () => (
  <Row>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        В наличии
      </Badge>
    ))}
  </Row>
);

export const Counts = () => (
  <Row>
    <CountBadge count={3} label="Новых" />
    <CountBadge count={120} label="Новых" />
    <CountBadge count={12} tone="neutral" />
  </Row>
);

import { Row } from '../layout/layout.tsx';
import { Spinner } from './spinner.tsx';

export default { title: 'Spinner' };

export const Sizes = () => (
  <Row>
    <Spinner size="s" />
    <Spinner size="m" />
    <Spinner size="l" label="Считаем" />
  </Row>
);

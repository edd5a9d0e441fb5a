import { Row } from '../../core/layout/layout.tsx';
import { TextButton } from './text-button.tsx';

export default { title: 'Text button' };

export const States = () => (
  <Row>
    <TextButton type="button">Показать все</TextButton>
    <TextButton type="button" aria-busy="true">
      Загружаем
    </TextButton>
  </Row>
);

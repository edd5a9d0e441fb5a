import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { ConfirmDialog, Modal, type ModalSize } from './modal.tsx';

export default { title: 'Modal' };

const sizes = ['small', 'medium', 'large', 'full'] as const;

export function Sizes() {
  const [size, setSize] = useState<ModalSize>();
  return (
    <Row>
      {sizes.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          Открыть {each}
        </Button>
      ))}
      <Modal
        isOpen={size !== undefined}
        size={size}
        title="Новый адрес"
        onClose={() => setSize(undefined)}
        footer={<Button variant="primary">Сохранить</Button>}
      >
        <Text>Содержимое окна</Text>
      </Modal>
    </Row>
  );
}

export function Confirm() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Открыть подтверждение
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Очистить корзину?"
        confirmLabel="Очистить"
        danger
        onConfirm={() => setIsOpen(false)}
        onClose={() => setIsOpen(false)}
      >
        Товары можно будет вернуть в течение дня.
      </ConfirmDialog>
    </>
  );
}

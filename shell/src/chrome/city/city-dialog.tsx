import { Modal } from '@shop/ui';
import { CityPicker } from './city-picker.tsx';

/** The picker, opened by the user. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title="Ваш город" size="small">
      <CityPicker hasFocus />
    </Modal>
  );
}

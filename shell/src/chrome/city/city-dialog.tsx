import { Modal } from '@shop/ui';
import { CityPicker } from './city-picker.tsx';

/** The city picker that the user has opened. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title="Ваш город" size="small">
      <CityPicker hasFocus />
    </Modal>
  );
}

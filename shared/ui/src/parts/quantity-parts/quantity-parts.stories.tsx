import { Minus, Plus } from 'lucide-react';
import { Digits, Frame, Step } from './quantity-parts.tsx';

export default { title: 'Quantity parts' };

export const Frames = () => (
  <Frame $size="m">
    <Step type="button" aria-label="Меньше">
      <Minus />
    </Step>
    <Digits aria-label="Количество" defaultValue="12" inputMode="numeric" />
    <Step type="button" aria-label="Больше">
      <Plus />
    </Step>
  </Frame>
);

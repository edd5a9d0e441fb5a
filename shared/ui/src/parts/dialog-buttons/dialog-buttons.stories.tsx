import { Stack } from '../../core/layout/layout.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

export default { title: 'Dialog buttons' };

export const States = () => (
  <Stack>
    <DialogButtons submitLabel="Сохранить" isPending={false} onCancel={() => undefined} />
    <DialogButtons submitLabel="Сохранить" isPending onCancel={() => undefined} />
  </Stack>
);

import { Stack } from '../../core/layout/layout.tsx';
import { Text } from '../../core/text/text.tsx';
import { Disclosure } from './disclosure.tsx';

export default { title: 'Disclosure' };

export const States = () => (
  <Stack>
    <Disclosure summary="Бренд" count={2}>
      <Text>Ansell, Delta Plus</Text>
    </Disclosure>
    <Disclosure summary="Размер" open level={2}>
      <Text>8, 9, 10</Text>
    </Disclosure>
  </Stack>
);

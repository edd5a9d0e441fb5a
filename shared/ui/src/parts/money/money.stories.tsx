import { Stack } from '../../core/layout/layout.tsx';
import { Money } from './money.tsx';

export default { title: 'Money' };

export const Looks = () => (
  <Stack>
    <Money kopecks={123_450} />
    <Money kopecks={123_450} per="пару" size="l" weight="bold" />
    <Money kopecks={150_000} struck />
    <Money kopecks={-50_000} tone="danger" />
  </Stack>
);

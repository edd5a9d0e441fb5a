import { Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

export default { title: 'Skeleton' };

export const Shapes = () => (
  <Stack aria-busy="true">
    <Skeleton height={120} />
    <Skeleton height={40} width={160} radius="s" />
    <SkeletonText lines={3} />
  </Stack>
);

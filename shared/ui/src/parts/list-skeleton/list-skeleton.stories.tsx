import { ListSkeleton } from './list-skeleton.tsx';

export default { title: 'List skeleton' };

export const Lines = () => <ListSkeleton lines={4} lineHeight={44} cardHeight={96} />;

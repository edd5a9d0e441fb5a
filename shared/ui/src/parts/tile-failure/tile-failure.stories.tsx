import { TileFailure } from './tile-failure.tsx';

export default { title: 'Tile failure' };

export const Failure = () => <TileFailure error={new Error('offline')} onRetry={() => undefined} />;

export { hasMaps } from './has-maps.ts';
export { PointsMap } from './points-map.tsx';

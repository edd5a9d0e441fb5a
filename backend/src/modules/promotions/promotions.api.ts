export { begunPromotions, isRunning } from './promotions.repository.ts';

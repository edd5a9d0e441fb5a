export { OFFICE_WAREHOUSE, pickupPointReference } from './pickup-points.reference.ts';
export { countPickupPoints, isPickupPoint, listPickupPoints } from './pickup-points.repository.ts';

export { OFFICE_WAREHOUSE, pickupPointReference } from './pickup-points.reference.ts';
export { isPickupPoint, listPickupPoints } from './pickup-points.repository.ts';

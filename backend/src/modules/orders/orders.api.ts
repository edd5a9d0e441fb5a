export { publishOrderChanged } from './changing/publish-order-changed.ts';
export { allocate, lockStocks } from './changing/stock-reservation.ts';
export { ordersOf } from './list/orders.repository.ts';
export { insertShipments } from './placing/shipment-insert.ts';
export { type Arrival, planShipments } from './shipping/shipments.ts';
export { nextWorkingDay, readCalendar } from './shipping/working-days.ts';

export { publishOrderChanged, publishOrdersChanged } from './changing/publish-order-changed.ts';
export { allocate, lockStocks } from './changing/stock-reservation.ts';
export { ordersOf } from './list/orders.repository.ts';
export { salesSetting } from './placing/sales-setting.ts';
export { insertShipments } from './placing/shipment-insert.ts';
export { endReservations } from './reservations/end-reservations.ts';
export { remindOfReservations } from './reservations/remind-of-reservations.ts';
export { addWorkingDays } from './reservations/reservation-days.ts';
export { reservationSetting } from './reservations/reservation-setting.ts';
export { type Arrival, planShipments } from './shipping/shipments.ts';
export {
  calendarSetting,
  daysOffBetween,
  nextWorkingDay,
  readCalendar,
  USUAL_CALENDAR,
} from './shipping/working-days.ts';

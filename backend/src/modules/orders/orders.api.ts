export { findBuyer } from './changing/find-buyer.ts';
export { outdateChange } from './changing/outdate-change.ts';
export { publishOrderChanged, publishOrdersChanged } from './changing/publish-order-changed.ts';
export { allocate, lockStocks } from './changing/stock-reservation.ts';
export { applyProposal } from './differences/apply-proposal.ts';
export { cancelFrom1c } from './differences/cancel-from-1c.ts';
export { differencesSetting } from './differences/differences-setting.ts';
export { handOverAgain } from './differences/hand-over-again.ts';
export {
  isHere,
  lockOrderContent,
  type OrderContent,
} from './differences/order-content.repository.ts';
export type { OrderProposal, ProposedLine } from './differences/order-proposal.ts';
export { type ProposalOutcome, proposeChange } from './differences/propose-change.ts';
export { writeAs1c } from './differences/write-as-1c.ts';
export { ordersOf } from './list/orders.repository.ts';
export { salesSetting } from './placing/sales-setting.ts';
export { insertShipments } from './placing/shipment-insert.ts';
export { endReservations } from './reservations/end-reservations.ts';
export { remindOfReservations } from './reservations/remind-of-reservations.ts';
export { addWorkingDays } from './reservations/reservation-days.ts';
export { reservationSetting } from './reservations/reservation-setting.ts';
export { type Arrival, planShipments } from './shipping/shipments.ts';
export { statusAfter } from './shipping/status-after.ts';
export {
  calendarSetting,
  daysOffBetween,
  nextWorkingDay,
  readCalendar,
  USUAL_CALENDAR,
} from './shipping/working-days.ts';

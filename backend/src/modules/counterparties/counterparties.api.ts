export { counterpartiesOf } from './counterparties.repository.ts';
export { lockCounterparty } from './lock-counterparty.ts';

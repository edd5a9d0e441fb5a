export { counterpartiesOf } from './counterparties.repository.ts';
export { holdCounterparty } from './hold-counterparty.ts';

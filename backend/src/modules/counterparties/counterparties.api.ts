export { counterpartiesOf } from './counterparties.repository.ts';
export { fieldOwnerSetting, readOwnedElsewhere } from './field-owners.ts';
export { lockCounterparty } from './lock-counterparty.ts';

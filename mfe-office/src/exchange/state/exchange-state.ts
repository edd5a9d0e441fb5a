import type { getExchangeState } from '@shop/contracts/office/exchange';
import type { CallAnswer } from '@shop/contracts/platform/call';

export type ExchangeState = CallAnswer<typeof getExchangeState>;

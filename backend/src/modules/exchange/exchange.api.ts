export {
  type ExchangeCatalogue,
  exchangeCatalogueSetting,
  readExchangeCatalogue,
} from './catalogue-setting.ts';
export { alertLateStreams } from './desk/alert-late-streams.ts';
export { readExchangeFigures } from './desk/state.service.ts';
export { exchangeWatchSetting } from './desk/watch-setting.ts';
export {
  addExchangeFile,
  claimExchangeFile,
  type ExchangeFile,
  type FileOutcome,
  findExchangeFile,
  finishExchangeFile,
  listExchangeFiles,
  lockExchangeFile,
  queueExchangeFile,
  readExchangeFile,
  reportWork,
  returnExchangeFile,
  setReceived,
} from './files/exchange-files.repository.ts';
export { admit, type Credentials, ExchangeLoginError, NodeAuthenticator } from './nodes/authenticate-node.ts';
export {
  type ExchangeKind,
  type ExchangeNode,
  exchangeKinds,
  findNode,
  nodeOf,
} from './nodes/nodes.repository.ts';
export { exchangeOrdersSetting } from './orders/exchange-orders-setting.ts';
export {
  type ExchangeSession,
  endExchange,
  findExchangeByToken,
  findOpenExchange,
  findWorkUnderWay,
  listFinishedExchanges,
  lockExchange,
  startExchange,
  touchExchange,
} from './sessions/sessions.repository.ts';
export { type ExchangeCompanies, exchangeCompaniesSetting } from './settings/exchange-companies.ts';
export { exchangeRequisitesSetting } from './settings/exchange-requisites.ts';
export { exchangeStatusesSetting, mapStatus } from './settings/exchange-statuses.ts';

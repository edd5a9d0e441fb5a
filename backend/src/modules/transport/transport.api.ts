export { listTransportCompanies, terminalById } from './transport.repository.ts';

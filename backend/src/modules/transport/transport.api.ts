export { listTransportCompanies, terminalById } from './transport.repository.ts';
export { transportCompanyReference } from './transport-companies.reference.ts';
export { transportTerminalReference } from './transport-terminals.reference.ts';

export { importClientFile, openClientTable } from './files/import-clients.ts';
export { addOfficeClient } from './list/add-office-client.ts';
export { OFFICE_PRICE_TYPE, readClientChoices } from './list/client-choices.ts';
export { listClients } from './list/client-list.repository.ts';
export { changeRequisites, type Requisites } from './terms/change-requisites.ts';
export { applyDueTerms } from './terms/planned-terms.ts';
export { readClientTerms } from './terms/read-client-terms.ts';
export { saveClientTerms } from './terms/save-client-terms.ts';

export { erasePerson } from './erase-person.ts';
export { findOpenRequests } from './erasure-requests.ts';
export { exportPerson } from './export-person.ts';
export { lockPerson, pseudonymOf } from './person.ts';
export { deleteOutdated, retentionSetting } from './retention.ts';

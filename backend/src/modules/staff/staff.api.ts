export { isLastAdministrator, lockStaff } from './administrators.ts';
export { inviteFirstAdministrator, issueFirstStartLink } from './first-start.ts';
export { findMember, listStaff, type StaffMember } from './list-staff.ts';
export {
  addStaff,
  issueStaffLink,
  newStaff,
  parseRights,
  setStaffActive,
  setStaffRights,
} from './manage-staff.ts';
export { identifyAddedStaff, renameStaff } from './staff-actions.ts';

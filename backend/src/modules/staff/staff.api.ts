export { listStaff, type StaffMember } from './list-staff.ts';
export { addStaff, issueStaffLink, newStaff, setStaffActive } from './manage-staff.ts';
export { warnWithoutStaff } from './warn-without-staff.ts';

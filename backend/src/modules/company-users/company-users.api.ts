export { acceptInvitations, findInvitations } from './accept-invitations.ts';
export { roleOf } from './company-users.repository.ts';
export { editColleague } from './edit-colleague.ts';
export { companyAddedEmail } from './invitation-emails.ts';
export { invitationRateLimit, invitedPhoneRateLimit } from './invitation-rate-limits.ts';
export { inviteUser } from './invite-user.ts';
export {
  addToCompany,
  changeRole,
  hasNoCurrentCompany,
  isLastAdmin,
  refuseLastAdmin,
  removeFromCompany,
  restoreToCompany,
} from './membership.ts';
export { notifyAcceptance, notifyNewMember } from './notify-new-member.ts';
export { personColumns } from './person-columns.ts';
export { refuseSharedPerson } from './refuse-shared-person.ts';

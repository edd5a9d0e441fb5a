export { deviceName } from './device-name.ts';
export { emailAttempts } from './email-limits.ts';
export { endEverySession } from './end-every-session.ts';
export { forgetDevices, isKnownDevice, rememberDevice, writeDevice } from './known-devices.ts';
export { lockAccountByPhone, lockActiveAccount } from './lock-account.ts';
export { countSecretAttempt, forgiveLoginAttempt } from './login-limits.ts';
export { verifyOldPassword } from './old-password.ts';
export { endSessionsOf } from './open-sessions.ts';
export { hashPassword, hashUnknownPassword, isPasswordOf } from './password.ts';
export { refuseWhenImpersonating } from './refuse-impersonation.ts';
export { recordSecurityEvent } from './security-events.ts';
export {
  findPendingRegistration,
  findRecovery,
  issueSecret,
  opensFirstStart,
  spendSecret,
  voidEmailSecrets,
  voidFirstStartSecrets,
  voidRecoverySecrets,
} from './single-use-secrets.ts';
export { answerSession, type NewSession, startSession } from './start-session.ts';

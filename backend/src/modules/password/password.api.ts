export { refuseKnownPassword, refuseLoginAsPassword } from './known-passwords.ts';

import { newPassword, passwordsAgree, requiredText } from '@shop/domain/validation/fields';
import * as v from 'valibot';

/** The two fields of `NewPasswordFields`, for forms with more fields. */
export const newPasswordEntries = { password: newPassword, confirmation: requiredText(200) };

/** A new password, typed twice (§5). */
export const newPasswordPair = v.pipe(v.object(newPasswordEntries), passwordsAgree());

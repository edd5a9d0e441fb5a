import { getInput, setErrors } from '@formisch/react';
import { fromWireNames, type WireNames } from '@shop/contracts/platform/call';
import { ApiRefusal, messageOf } from '@shop/platform/http';
import { focusField } from './field-text.ts';
import type { SchemaForm } from './use-schema-form.ts';

/**
 * Puts the messages of a refusal at the fields it names, mapped by `names` of the call, and moves the focus there.
 * Returns the message of an error that no field shows, for the notice beside the form.
 */
export function placeRefusal(form: SchemaForm, error: unknown, names?: WireNames): string | undefined {
  // Compared by name: importing the class would bring the captcha into every form.
  if (error instanceof Error && error.name === 'CaptchaError') return error.message;
  if (!(error instanceof ApiRefusal)) return messageOf(error);
  const own = getInput(form);
  const left = error.errors.filter(({ field, message }) => {
    const name = ownFieldOf(own, field, names);
    if (name === undefined) return true;
    setErrors(form, { path: [name], errors: [message] });
    focusField(form, name);
    return false;
  });
  return left.length > 0 || error.errors.length === 0 ? (left[0]?.message ?? error.message) : undefined;
}

/** The field that a path such as `bank.bik` or `lines.2.quantity` names: the one of that very name, or of its first part. */
function ownFieldOf(own: object, field = '', names?: WireNames): string | undefined {
  const [first = ''] = Object.keys(fromWireNames({ [field.split('.')[0] ?? '']: '' }, names));
  return [field, first].find((name) => Object.hasOwn(own, name));
}

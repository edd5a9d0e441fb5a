import { focus, getInput, setErrors } from '@formisch/react';
import { fromWireNames, type WireNames } from '@shop/contracts/platform/call';
import { ApiRefusal, messageOf } from '@shop/platform/http';
import type { AnyForm } from './use-schema-form.ts';

/**
 * Puts the messages of a refusal at the fields that it names, by `names` of the call, and the focus there. Answers what
 * is left to be said beside the form: the message of an error that no field of it shows.
 */
export function placeRefusal(form: AnyForm, error: unknown, names?: WireNames): string | undefined {
  // Written for the visitor, and of a module that few forms need.
  if (error instanceof Error && error.name === 'CaptchaError') return error.message;
  if (!(error instanceof ApiRefusal)) return messageOf(error);
  const own = getInput(form);
  const left = error.errors.filter(({ field, message }) => {
    const [name = ''] = Object.keys(fromWireNames({ [field?.split('.')[0] ?? '']: '' }, names));
    if (!Object.hasOwn(own, name)) return true;
    setErrors(form, { path: [name], errors: [message] });
    focus(form, { path: [name] });
    return false;
  });
  return left.length > 0 || error.errors.length === 0 ? (left[0]?.message ?? error.message) : undefined;
}

import { ApiRefusal } from '@shop/shared/http';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { CheckoutForm } from './checkout-form.ts';
import { type CheckoutField, findProblems, type Problems } from './find-problems.ts';
import { todayInMoscow } from './today.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/**
 * The values of the form and what is wrong with them. Validation runs on input (§5): a field that was touched says
 * at once what is missing, the others when the order is to be placed. A form library would cost a tenth of the page.
 */
export function useCheckoutForm(initial: CheckoutForm) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<CheckoutField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** What the server objected to; gone with the next edit of the field. */
  const [refused, setRefused] = useState<Problems>({});
  const found = findProblems(values, todayInMoscow());

  function set<F extends CheckoutField>(field: F, value: CheckoutForm[F]) {
    setValues((now) => ({ ...now, [field]: value }));
    setTouched((now) => new Set(now).add(field));
    setRefused((now) => ({ ...now, [field]: undefined }));
  }

  function problemOf(field: CheckoutField): string | undefined {
    return refused[field] ?? (isSubmitted || touched.has(field) ? found[field] : undefined);
  }

  return {
    values,
    set,
    problemOf,
    isIncomplete: isSubmitted && Object.keys(found).length > 0,
    /** What a text field, list or text area of the design system needs. */
    field: (field: CheckoutField) => ({
      name: field,
      value: values[field],
      error: problemOf(field),
      onChange: ({ target }: ChangeEvent<Control>) => set(field, target.value as never),
    }),
    /** Calls back with valid values, else leads to the first field that is not. */
    submit: (event: SubmitEvent<HTMLFormElement>, onValid: (values: CheckoutForm) => void) => {
      event.preventDefault();
      setIsSubmitted(true);
      const controls = [...event.currentTarget.elements] as Control[];
      const wrong = controls.find(({ name }) => Object.hasOwn(found, name));
      if (wrong) wrong.focus();
      else if (Object.keys(found).length === 0) onValid(values);
    },
    /** A refusal that names a field stands at the field, too. */
    showRefusal: (error: Error) => {
      const first = error instanceof ApiRefusal ? error.errors[0] : undefined;
      if (first?.field && first.field in values) setRefused({ [first.field]: first.message });
    },
  };
}

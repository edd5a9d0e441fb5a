import { ApiRefusal } from '@shop/platform/http';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type { Checkout, CheckoutChoices } from './checkout.queries.ts';
import type { CheckoutField, CheckoutForm } from './checkout-form.ts';
import { findOutdated, findProblems, type Problems } from './find-problems.ts';
import { focusField } from './focus-field.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

interface FormSource {
  readonly initial: () => CheckoutForm;
  /** Stored in the URL, not in the form. */
  readonly choices: CheckoutChoices;
  readonly choose: (change: Partial<CheckoutChoices>) => void;
  readonly checkout: Checkout;
  readonly isCounting: boolean;
}

/**
 * The values of the form and their errors. Fields validate on input (§5): touched ones show errors at once,
 * the others on submit. A form library would add a tenth to the page's weight.
 */
export function useCheckoutForm({ initial, choices, choose, checkout, isCounting }: FormSource) {
  const [typed, setTyped] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof CheckoutForm>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** Errors that the server reported; editing the field clears its own. */
  const [refused, setRefused] = useState<Problems>({});
  const element = useRef<HTMLFormElement>(null);
  const values: CheckoutForm = { ...typed, ...choices };
  const found = findProblems(values, checkout);
  // While counting, the checkout on screen may belong to another choice.
  const outdated = isCounting ? {} : findOutdated(values, checkout);

  /** `fields` are those the buyer touched; fields that are merely reset with them show no error yet. */
  function change(part: Partial<CheckoutForm>, fields = Object.keys(part) as (keyof CheckoutForm)[]) {
    setTyped((now) => ({ ...now, ...part }));
    setTouched((now) => new Set([...now, ...fields]));
    forgetRefusals(fields);
  }

  function forgetRefusals(fields: readonly string[]) {
    setRefused((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
  }

  function problemOf(field: keyof CheckoutForm): string | undefined {
    const isShown = isSubmitted || touched.has(field);
    return refused[field] ?? outdated[field] ?? (isShown ? found[field] : undefined);
  }

  return {
    element,
    values,
    choose: (part: Partial<CheckoutChoices>) => {
      forgetRefusals(Object.keys(part));
      choose(part);
    },
    change,
    problemOf,
    isIncomplete: isSubmitted && Object.keys(found).length > 0,
    /** Props of a text field, select or text area. */
    field: (field: CheckoutField) => ({
      name: field,
      value: values[field],
      error: problemOf(field),
      onChange: ({ target }: ChangeEvent<Control>) => change({ [field]: target.value }),
    }),
    /** Calls `onValid` with valid values, else focuses the first invalid field. */
    submit: (event: SubmitEvent<HTMLFormElement>, onValid: (values: CheckoutForm) => void) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (Object.keys(found).length === 0) onValid(values);
      else focusField(event.currentTarget, Object.keys(found));
    },
    /** Shows a refusal that names a field at that field and focuses it. */
    showRefusal: (error: Error) => {
      const first = error instanceof ApiRefusal ? error.errors[0] : undefined;
      if (!first?.field || !Object.hasOwn(values, first.field)) return;
      setRefused({ [first.field]: first.message });
      if (element.current) focusField(element.current, [first.field]);
    },
  };
}

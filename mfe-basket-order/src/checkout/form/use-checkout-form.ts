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
  /** Kept in the address, not here. */
  readonly choices: CheckoutChoices;
  readonly choose: (change: Partial<CheckoutChoices>) => void;
  readonly checkout: Checkout;
  readonly isCounting: boolean;
}

/**
 * The values of the form and what is wrong with them. Validation runs on input (§5): a field that was touched says
 * at once what is missing, the others when the order is to be placed. A form library would cost a tenth of the page.
 */
export function useCheckoutForm({ initial, choices, choose, checkout, isCounting }: FormSource) {
  const [typed, setTyped] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof CheckoutForm>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** What the server objected to; gone with the next edit of the field. */
  const [refused, setRefused] = useState<Problems>({});
  const element = useRef<HTMLFormElement>(null);
  const values: CheckoutForm = { ...typed, ...choices };
  const found = findProblems(values, checkout);
  // What is on screen meanwhile may be of another choice.
  const outdated = isCounting ? {} : findOutdated(values, checkout);

  /** `fields` are those the buyer has touched: what is merely emptied with them is no mistake yet. */
  function change(part: Partial<CheckoutForm>, fields = Object.keys(part) as (keyof CheckoutForm)[]) {
    setTyped((now) => ({ ...now, ...part }));
    setTouched((now) => new Set([...now, ...fields]));
    forgetRefusals(fields);
  }

  function forgetRefusals(fields: readonly string[]) {
    setRefused((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
  }

  function problemOf(field: keyof CheckoutForm): string | undefined {
    const isTold = isSubmitted || touched.has(field);
    return refused[field] ?? outdated[field] ?? (isTold ? found[field] : undefined);
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
    /** What a text field, list or text area of the design system needs. */
    field: (field: CheckoutField) => ({
      name: field,
      value: values[field],
      error: problemOf(field),
      onChange: ({ target }: ChangeEvent<Control>) => change({ [field]: target.value }),
    }),
    /** Calls back with valid values, else leads to the first field that is not. */
    submit: (event: SubmitEvent<HTMLFormElement>, onValid: (values: CheckoutForm) => void) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (Object.keys(found).length === 0) onValid(values);
      else focusField(event.currentTarget, Object.keys(found));
    },
    /** A refusal that names a field stands at the field, too, and has the focus there. */
    showRefusal: (error: Error) => {
      const first = error instanceof ApiRefusal ? error.errors[0] : undefined;
      if (!first?.field || !Object.hasOwn(values, first.field)) return;
      setRefused({ [first.field]: first.message });
      if (element.current) focusField(element.current, [first.field]);
    },
  };
}

import { type ClientTerms, termsOn } from '@shop/contracts/office/client-terms';
import { type FormSchema, readTexts, type SchemaForm, setText } from '@shop/kit/form';
import { useEffect, useEffectEvent, useRef } from 'react';

type Texts = Readonly<Record<string, string>>;

/**
 * Fields that nobody has touched show what is planned for the chosen day, so that the end of a temporary discount is typed
 * over the discount and not over today's terms. Returns the texts of a form in which only the day was chosen.
 */
export function useChosenDay<S extends FormSchema>(
  form: SchemaForm<S>,
  terms: ClientTerms,
  textsOf: (terms: ClientTerms) => Texts,
): (of: ClientTerms) => Texts {
  const { begins, validFrom } = readTexts(form);
  const day = begins === 'later' && validFrom ? validFrom : null;
  const shown = useRef(day);
  const refill = useEffectEvent((chosen: string | null) => {
    const [former, typed] = [textsOf(termsOn(terms, shown.current)), readTexts(form)];
    for (const [name, text] of Object.entries(textsOf(termsOn(terms, chosen))))
      if (name !== 'begins' && name !== 'validFrom' && typed[name] === former[name] && text !== former[name])
        setText(form, name, text);
    shown.current = chosen;
  });
  useEffect(() => refill(day), [day]);
  return (of) => textsOf(termsOn(of, day));
}

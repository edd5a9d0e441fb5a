import { type ConsentText, isRequiredConsent } from '@shop/contracts/account/consents';
import { useRef, useState } from 'react';

/** The state of `ConsentBoxes` (`boxes`) for a form that keeps it apart from its fields, so that no draft ticks a box. */
export function useTicked(texts: readonly ConsentText[], refusal: string) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const ticked = chosen.filter((id) => texts.some((text) => text.id === id));
  const isMissing = texts.some(({ id, kind }) => isRequiredConsent(kind) && !ticked.includes(id));

  function handleChange(next: readonly number[]) {
    setChosen(next);
    setError(undefined);
  }
  /** Shows the refusal and focuses the box where a required one is not ticked; answers whether that is so. */
  function refuse(): boolean {
    setError(isMissing ? refusal : undefined);
    if (isMissing) inputRef.current?.focus();
    return isMissing;
  }
  return {
    boxes: { texts, ticked, onChange: handleChange, error, inputRef },
    isMissing,
    refuse,
    /** The ids that the call takes; undefined where nothing was asked. */
    agreed: texts.length === 0 ? undefined : ticked,
  };
}

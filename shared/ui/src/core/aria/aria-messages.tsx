import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { ErrorText, Hint } from '../field/field.tsx';

/** Error and hint of a field of React Aria, which wires them to its control. */
export function AriaMessages({ error, hint }: { error?: ReactNode; hint?: ReactNode }) {
  return (
    <>
      <ErrorText as={FieldError}>{error}</ErrorText>
      {hint && (
        <Hint as={Text} {...{ slot: 'description' }}>
          {hint}
        </Hint>
      )}
    </>
  );
}

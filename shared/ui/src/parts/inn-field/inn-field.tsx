import { TextField, type TextFieldProps } from '../../core/text-field/text-field.tsx';
import { useMask } from '../phone-field/use-mask.ts';

/** Keeps digits only, no more than a person's INN has. */
const innMask = { mask: /^\d{0,12}$/ };

/** A field for an INN: 10 digits of a legal entity, 12 of an individual entrepreneur (§5). */
export function InnField({ ref, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const masked = useMask(innMask, ref);
  return <TextField autoComplete="off" {...rest} ref={masked} inputMode="numeric" />;
}

import { FileButton } from '@shop/kit/files/file-button';
import type { ComponentProps } from 'react';
import { FILE_TYPES } from './file-types.ts';

/** A button that asks for a file with an order. */
export function OrderFileButton(
  props: Pick<ComponentProps<typeof FileButton>, 'variant' | 'children' | 'onFile'>,
) {
  return (
    <FileButton
      {...props}
      label="Файл с заказом"
      accept={FILE_TYPES.join(',')}
      hasIcon={props.variant !== 'primary'}
    />
  );
}

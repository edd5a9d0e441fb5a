import { Button, type ButtonProps } from '@shop/ui';
import { UploadIcon } from '@shop/ui/parts/icons';
import { useRef } from 'react';
import { FILE_TYPES } from './file-types.ts';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file with an order. */
export function FileButton({ variant, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(variant && { variant })}
        icon={variant === 'primary' ? undefined : <UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Файл с заказом"
        accept={FILE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it has been mended.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

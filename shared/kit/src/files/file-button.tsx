import { Button, type ButtonProps } from '@shop/ui/core/button';
import { UploadIcon } from '@shop/ui/parts/icons';
import { type Ref, useRef } from 'react';

interface FileInputProps {
  /** A button clicks it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** With a list of types some phones hide the camera. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The invisible input behind a button that asks for files. */
export function FileInput({ ref, label, accept, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be chosen again after it has been mended.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Names the input: «Файл с заказом». */
  readonly label: string;
  readonly accept: string;
  readonly hasIcon?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ variant, children, label, accept, hasIcon = true, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(variant && { variant })}
        icon={hasIcon ? <UploadIcon /> : undefined}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <FileInput ref={input} label={label} accept={accept} onFiles={([file]) => file && onFile(file)} />
    </>
  );
}

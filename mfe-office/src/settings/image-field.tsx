import type { SettingField } from '@shop/contracts/office/setting-fields';
import { SETTING_IMAGE_BYTES } from '@shop/contracts/office/settings';
import { FileInput } from '@shop/kit/files/file-button';
import { FormField, type FormWith, setText, type WiredField } from '@shop/kit/form';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button, ErrorText, Row, Skeleton, Stack, Text } from '@shop/ui';
import { TrashIcon, UploadIcon } from '@shop/ui/parts/icons';
import { color, radius, space } from '@shop/ui/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { FieldGroup } from './field-group.tsx';
import { settingImageQuery } from './settings.queries.ts';
import { useImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  readonly form: FormWith<string>;
  /** The name of the setting. */
  readonly setting: string;
  readonly field: SettingField;
  readonly onChanged: () => void;
}

/** An image of a setting: uploaded at once, in force with the save of the form. */
export function ImageField({ form, setting, field, onChanged }: ImageFieldProps) {
  return (
    <FormField of={form} name={field.name}>
      {(wired) => (
        <Image
          {...{ setting, field, wired }}
          onChange={(id) => {
            setText(form, field.name, id);
            onChanged();
          }}
        />
      )}
    </FormField>
  );
}

interface ImageProps {
  readonly setting: string;
  readonly field: SettingField;
  readonly wired: WiredField;
  readonly onChange: (id: string) => void;
}

function Image({ setting, field: { name, title, hint }, wired: { value, error }, onChange }: ImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const [former, setFormer] = useState<string>();
  const change = (id: string) => {
    if (id === value) return;
    setFormer(value);
    onChange(id);
    // The pressed button may disappear and would take the focus with it.
    choice.current?.focus();
  };
  const { isUploading, refusal, upload, refuse } = useImageUpload({ setting, field: name }, change);
  const handleFile = (file: File) => {
    // The server refuses it too, but only after it has arrived.
    if (file.size > SETTING_IMAGE_BYTES) refuse(`${title}: файл больше 1\u00a0МБ`);
    else void upload(file);
  };
  const canReturn = former !== undefined && former !== '' && former !== value;
  const problem = refusal ?? error;
  return (
    <FieldGroup title={title}>
      <Stack gap={3}>
        <Text as="p" size="s" tone="muted">
          {hint && `${hint}. `}PNG или JPEG до{'\u00a0'}1{'\u00a0'}МБ и{'\u00a0'}2000{'\u00a0'}×{'\u00a0'}2000
          {'\u00a0'}px, лучше PNG с{'\u00a0'}прозрачным фоном
        </Text>
        {value !== '' && <Preview id={value} title={title} />}
        <Row gap={2}>
          <Button
            ref={choice}
            type="button"
            size="s"
            icon={<UploadIcon />}
            pending={isUploading}
            aria-label={`${value === '' ? 'Загрузить' : 'Заменить'}: ${title}`}
            onClick={() => input.current?.click()}
          >
            {value === '' ? 'Загрузить' : 'Заменить'}
          </Button>
          {value !== '' && (
            <Button
              type="button"
              size="s"
              variant="quiet"
              icon={<TrashIcon />}
              aria-label={`Убрать: ${title}`}
              onClick={() => {
                refuse(undefined);
                change('');
              }}
            >
              Убрать
            </Button>
          )}
          {canReturn && (
            <Button
              type="button"
              size="s"
              variant="quiet"
              aria-label={`Вернуть прежнюю: ${title}`}
              onClick={() => change(former)}
            >
              Вернуть прежнюю
            </Button>
          )}
        </Row>
        {problem && <ErrorText role="alert">{problem}</ErrorText>}
      </Stack>
      <FileInput
        ref={input}
        label={`Файл: ${title}`}
        accept="image/png,image/jpeg"
        onFiles={([file]) => file && handleFile(file)}
      />
    </FieldGroup>
  );
}

function Preview({ id, title }: { id: string; title: string }) {
  const image = useQuery(settingImageQuery(id));
  if (image.isError) return <ErrorText>{messageOf(image.error)}</ErrorText>;
  if (!image.data) return <Skeleton height={112} />;
  return (
    <Paper>
      <img src={image.data.dataUrl} alt={title} />
    </Paper>
  );
}

const Paper = styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  & > img {
    display: block;
    max-inline-size: 240px;
    max-block-size: 96px;
  }
`;

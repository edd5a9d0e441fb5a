import { saveFilter } from '@shop/contracts/catalog/saved-filters';
import { messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Button, Stack, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { saveFilterAs } from './save-filter.mutation.ts';

interface SaveFilterFormProps {
  /** The URL to be saved. */
  readonly link: string;
  /** A suggested name: the labels of what is chosen. */
  readonly suggestion: string;
  /** Existing names: saving under one of them replaces it, after a warning. */
  readonly existingNames: readonly string[];
}

const NAME_MAX = 80;

/** Saves the current filter under a name. */
export function SaveFilterForm({ link, suggestion, existingNames }: SaveFilterFormProps) {
  const [name, setName] = useState(suggestion.slice(0, NAME_MAX));
  /** The name it was just saved under, which needs no warning. */
  const [saved, setSaved] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({ mutationFn: saveFilterAs });
  const isSaved = name.trim() === saved;
  const isTaken = existingNames.includes(name.trim()) && !isSaved;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = v.safeParse(saveFilter.body!, { name, link });
    setProblem(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    try {
      await saving.mutateAsync({ name, link });
      setSaved(name.trim());
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={3}>
        <TextField
          label="Сохранить выбранное под названием"
          value={name}
          maxLength={NAME_MAX}
          error={problem}
          hint={isTaken ? 'Такой фильтр уже есть: он будет заменён' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" pending={saving.isPending}>
          {isTaken ? 'Заменить' : 'Сохранить'}
        </Button>
        {isSaved && <Notice tone="success">Фильтр «{saved}» сохранён</Notice>}
      </Stack>
    </form>
  );
}

import { saveFilter } from '@shop/contracts/catalog/saved-filters';
import { call, messageOf } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { Button, Stack, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { savedFiltersQuery } from './saved-filters.queries.ts';

interface SaveFilterFormProps {
  /** The address to be saved. */
  readonly link: string;
  /** A name to begin with: what is chosen, in words. */
  readonly suggestion: string;
  /** Names that are taken: the same name replaces what is there, and that is said before. */
  readonly taken: readonly string[];
}

const NAME_MAX = 80;

/** Saves the present filter under a name. */
export function SaveFilterForm({ link, suggestion, taken }: SaveFilterFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState(suggestion.slice(0, NAME_MAX));
  /** The name it was saved under just now, which is no warning then. */
  const [saved, setSaved] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({ mutationFn: () => call(saveFilter, { body: { name, link } }) });
  const isSaved = name.trim() === saved;
  const isTaken = taken.includes(name.trim()) && !isSaved;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = v.safeParse(saveFilter.body!, { name, link });
    setProblem(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    try {
      await saving.mutateAsync();
      setSaved(name.trim());
      await client.invalidateQueries({ queryKey: savedFiltersQuery.queryKey });
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

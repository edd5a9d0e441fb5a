import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { FormField, type FormWith, readTexts } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { Button, Grid, Stack, TextField } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../common/versioned-form/changed-meanwhile.tsx';
import { useVersionedForm, useVersions } from '../../common/versioned-form/use-versioned-form.ts';
import { readLatestTerms, saveTermsWithUndo, withFieldsOf } from '../common/save-terms.mutation.ts';
import {
  bonusPlanSchema,
  filledSteps,
  formNameOf,
  fromName,
  MOST_STEPS,
  planChange,
  planFields,
  planTexts,
  rateName,
} from './bonus-plan-texts.ts';

interface BonusPlanDialogProps {
  readonly terms: ClientTerms;
  /** Null for a new plan. */
  readonly planId: number | null;
  readonly onClose: () => void;
}

/** A bonus plan with its steps: the share of the whole turnover from a sum on. */
export function BonusPlanDialog({ terms, planId, onClose }: BonusPlanDialogProps) {
  const versions = useVersions(terms);
  const { begun, theirs } = versions;
  const textsOf = (of: ClientTerms) => planTexts(of, planId);
  const fieldsOf = (of: ClientTerms) => planFields(of, planId);
  const key = `client-plan-${terms.code}-${planId ?? 'new'}`;
  const { form, draft } = useDraftForm(bonusPlanSchema, key, textsOf(begun));
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest: terms, textsOf, fieldsOf },
    save: async (texts, over) => {
      const saving = saveTermsWithUndo(over, planChange(over, planId, texts));
      const saved = await withFieldsOf(saving, (field) => formNameOf(field, texts));
      onClose();
      return saved;
    },
    readLatest: () => readLatestTerms(terms.code),
  });
  return (
    <FormDialog
      title={planId === null ? 'Новый бонусный план' : 'Бонусный план'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={theirs ? 'Сохранить мой вариант' : 'Сохранить'}
    >
      <Grid columns="1fr 1fr" gap={4} collapse="mobile" align="start">
        <FormField of={form} name="periodFrom">
          {(field) => <TextField {...field} type="date" label="Начало периода" required data-autofocus />}
        </FormField>
        <FormField of={form} name="periodTo">
          {(field) => <TextField {...field} type="date" label="Конец периода" required />}
        </FormField>
      </Grid>
      <FormField of={form} name="targetKopecks">
        {(field) => (
          <TextField
            {...field}
            label="План отгрузок"
            required
            inputMode="decimal"
            end="₽"
            autoComplete="off"
          />
        )}
      </FormField>
      <Steps form={form} filled={filledSteps(readTexts(form))} />
      {theirs && (
        <ChangedMeanwhile
          title="План изменили, пока вы правили"
          before={fieldsOf(begun)}
          theirs={fieldsOf(theirs)}
          onAccept={() => accept(theirs)}
        />
      )}
    </FormDialog>
  );
}

/** The filled steps and those that were added; an empty one is not sent. */
function Steps({ form, filled }: { readonly form: FormWith<string>; readonly filled: readonly number[] }) {
  const [added, setAdded] = useState(1);
  const count = Math.min(MOST_STEPS, Math.max(added, (filled.at(-1) ?? 0) + 1));
  return (
    <Stack gap={3} role="group" aria-label="Ступени бонуса">
      {Array.from({ length: count }, (_, step) => (
        <Grid key={fromName(step)} columns="2fr 1fr" gap={3} align="start">
          <FormField of={form} name={fromName(step)}>
            {(field) => (
              <TextField
                {...field}
                label={`Ступень ${step + 1}: отгрузки от`}
                inputMode="decimal"
                end="₽"
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField of={form} name={rateName(step)}>
            {(field) => (
              <TextField
                {...field}
                label="Бонус"
                aria-label={`Ступень ${step + 1}: бонус`}
                inputMode="decimal"
                end="%"
                autoComplete="off"
              />
            )}
          </FormField>
        </Grid>
      ))}
      {count < MOST_STEPS && (
        <Button size="s" icon={<PlusIcon />} onClick={() => setAdded(count + 1)}>
          Добавить ступень
        </Button>
      )}
    </Stack>
  );
}

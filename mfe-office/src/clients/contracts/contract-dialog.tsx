import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { FormField, type FormWith, getInput } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { Grid, TextField } from '@shop/ui';
import { ChangedMeanwhile } from '../../common/versioned-form/changed-meanwhile.tsx';
import { type ShownField, textOf } from '../../common/versioned-form/shown-fields.ts';
import { useVersionedForm, useVersions } from '../../common/versioned-form/use-versioned-form.ts';
import { BeginsFields } from '../common/begins-fields.tsx';
import { OwnedField } from '../common/owned-field.tsx';
import { readLatestTerms, saveTermsWithUndo, withFieldsOf } from '../common/save-terms.mutation.ts';
import { useChosenDay } from '../common/use-chosen-day.ts';
import { contractChange, contractFields, contractSchema, contractTexts } from './contract-terms.ts';

interface ContractDialogProps {
  readonly terms: ClientTerms;
  /** Null for a new contract. */
  readonly contractId: number | null;
  readonly onClose: () => void;
}

/** A contract with its limit and postponement. */
export function ContractDialog({ terms, contractId, onClose }: ContractDialogProps) {
  const versions = useVersions(terms);
  const { begun, theirs } = versions;
  const textsOf = (of: ClientTerms) => contractTexts(of, contractId);
  const fieldsOf = (of: ClientTerms) => contractFields(of, contractId);
  const key = `client-contract-${terms.code}-${contractId ?? 'new'}`;
  const { form, draft } = useDraftForm(contractSchema, key, textsOf(begun));
  const untouchedTexts = useChosenDay(form, theirs ?? begun, textsOf);
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest: terms, textsOf, untouchedTexts, fieldsOf },
    save: async (typed, over) => {
      const saving = saveTermsWithUndo(over, contractChange(contractId, typed));
      const saved = await withFieldsOf(saving, (field) => field.replace(/^contracts\.0\./, ''));
      onClose();
      return saved;
    },
    readLatest: () => readLatestTerms(terms.code),
  });
  const isDated = !terms.ownedElsewhere.includes('limit') || !terms.ownedElsewhere.includes('postponement');
  return (
    <FormDialog
      title={contractId === null ? 'Новый договор' : `Договор ${textsOf(begun).number}`}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={theirs ? 'Сохранить мой вариант' : 'Сохранить'}
    >
      <ContractFields form={form} shown={fieldsOf(terms)} ownedElsewhere={terms.ownedElsewhere} />
      {contractId !== null && isDated && (
        <BeginsFields
          form={form}
          begins={getInput(form).begins}
          hint="Лимит и отсрочка. Номер и дата меняются сразу"
        />
      )}
      {theirs && (
        <ChangedMeanwhile
          title="Договор изменили, пока вы правили"
          before={fieldsOf(begun)}
          theirs={fieldsOf(theirs)}
          onAccept={() => accept(theirs)}
        />
      )}
    </FormDialog>
  );
}

interface ContractFieldsProps {
  readonly form: FormWith<'number' | 'signedOn' | 'creditLimitKopecks' | 'postponementDays'>;
  readonly shown: readonly ShownField[];
  readonly ownedElsewhere: ClientTerms['ownedElsewhere'];
}

function ContractFields({ form, shown, ownedElsewhere }: ContractFieldsProps) {
  const isOwned = ownedElsewhere.includes('contracts');
  return (
    <Grid columns="1fr 1fr" gap={4} collapse="mobile" align="start">
      {isOwned ? (
        <>
          <OwnedField label="Номер">{textOf(shown, 'number')}</OwnedField>
          <OwnedField label="Дата">{textOf(shown, 'signedOn')}</OwnedField>
        </>
      ) : (
        <>
          <FormField of={form} name="number">
            {(field) => (
              <TextField
                {...field}
                label="Номер"
                required
                maxLength={100}
                autoComplete="off"
                data-autofocus
              />
            )}
          </FormField>
          <FormField of={form} name="signedOn">
            {(field) => <TextField {...field} type="date" label="Дата" required />}
          </FormField>
        </>
      )}
      {ownedElsewhere.includes('limit') ? (
        <OwnedField label="Лимит">{textOf(shown, 'creditLimitKopecks')}</OwnedField>
      ) : (
        <FormField of={form} name="creditLimitKopecks">
          {(field) => <TextField {...field} label="Лимит" inputMode="decimal" end="₽" autoComplete="off" />}
        </FormField>
      )}
      {ownedElsewhere.includes('postponement') ? (
        <OwnedField label="Отсрочка">{textOf(shown, 'postponementDays')}</OwnedField>
      ) : (
        <FormField of={form} name="postponementDays">
          {(field) => (
            <TextField
              {...field}
              label="Отсрочка"
              inputMode="numeric"
              end="дней"
              maxLength={3}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
    </Grid>
  );
}

import type { ClientTerms, OwnableTerm } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { Form, getInput, setText } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Panel, Row, Stack } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../common/versioned-form/changed-meanwhile.tsx';
import { useVersionedForm, useVersions } from '../../common/versioned-form/use-versioned-form.ts';
import { BeginsFields } from '../common/begins-fields.tsx';
import { readLatestTerms, saveTermsWithUndo } from '../common/save-terms.mutation.ts';
import { useChosenDay } from '../common/use-chosen-day.ts';
import { companyChange, companyFields, companyTermsSchema, companyTexts } from './company-terms.ts';
import { CompanyTermsFields } from './company-terms-fields.tsx';

interface CompanyTermsFormProps {
  readonly terms: ClientTerms;
  readonly choices: ClientChoices;
}

const dated: readonly OwnableTerm[] = ['priceType', 'discount', 'manager'];

async function loadDialog() {
  return (await import(/* webpackChunkName: "price-type-dialog" */ './price-type-dialog.tsx'))
    .PriceTypeDialog;
}

/** Price type, discount, manager and whether the company works. */
export function CompanyTermsForm({ terms, choices }: CompanyTermsFormProps) {
  const versions = useVersions(terms);
  const { begun, theirs } = versions;
  const { form, draft } = useDraftForm(companyTermsSchema, `client-terms-${terms.code}`, companyTexts(begun));
  const fieldsOf = (of: ClientTerms) => companyFields(of, choices);
  const untouchedTexts = useChosenDay(form, theirs ?? begun, companyTexts);
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest: terms, textsOf: companyTexts, untouchedTexts, fieldsOf },
    save: (typed, over) => saveTermsWithUndo(over, companyChange(typed)),
    readLatest: () => readLatestTerms(terms.code),
  });
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [isAdding, setAdding] = useState(false);
  const isOwned = (term: OwnableTerm) => terms.ownedElsewhere.includes(term);
  const isReadOnly = [...dated, 'isActive' as const].every(isOwned);
  return (
    <Panel
      title="Условия"
      actions={
        !isOwned('priceType') && (
          <Button
            size="s"
            icon={<PlusIcon />}
            pending={isAdding && isPending}
            onClick={() => {
              setAdding(true);
              ask();
            }}
          >
            Новый вид цен
          </Button>
        )
      }
    >
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <DraftNote draft={draft} />
          <CompanyTermsFields form={form} shown={fieldsOf(terms)} choices={choices} isOwned={isOwned} />
          {!dated.every(isOwned) && (
            <BeginsFields
              form={form}
              begins={getInput(form).begins}
              hint="Вид цен, скидка и менеджер. Оформленные заказы не изменятся"
            />
          )}
          {theirs && (
            <ChangedMeanwhile
              title="Условия изменили, пока вы правили"
              before={fieldsOf(begun)}
              theirs={fieldsOf(theirs)}
              onAccept={() => accept(theirs)}
            />
          )}
          {notice && <Notice tone="danger">{notice}</Notice>}
          {!isReadOnly && (
            <Row>
              <Button type="submit" variant="primary" pending={form.isSubmitting}>
                {theirs ? 'Сохранить мой вариант' : 'Сохранить'}
              </Button>
            </Row>
          )}
        </Stack>
      </Form>
      {isAdding && Dialog && (
        <Dialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setText(form, 'priceTypeId', String(id));
            draft.keep();
          }}
        />
      )}
    </Panel>
  );
}

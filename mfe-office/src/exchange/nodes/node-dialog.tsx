import { type ExchangeNode, saveExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { FormField } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { TextField, toast } from '@shop/ui';
import { ChangedMeanwhile } from '../../common/versioned-form/changed-meanwhile.tsx';
import { useVersionedForm, useVersions } from '../../common/versioned-form/use-versioned-form.ts';
import { exchangeNodesQuery, refreshExchange } from '../common/exchange.queries.ts';
import { nodeSchema, nodeTexts, shownFieldsOf } from './node-fields.ts';
import { NodeFormFields } from './node-form.tsx';

interface NodeDialogProps {
  readonly node: ExchangeNode;
  readonly onClose: () => void;
}

/** Changes a node; its login stays, and its password has a button of its own. */
export function NodeDialog({ node, onClose }: NodeDialogProps) {
  const versions = useVersions(node);
  const { begun, theirs } = versions;
  const { form, draft } = useDraftForm(nodeSchema, `exchange-node-${node.id}`, nodeTexts(begun));
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest: node, textsOf: nodeTexts, fieldsOf: shownFieldsOf },
    save: async (typed, { id, version }) => {
      const saved = await call(saveExchangeNode, { params: { id }, body: { ...typed, version } });
      toast(`Сохранено: ${saved.name}`);
      void refreshExchange();
      onClose();
      return saved;
    },
    readLatest: () => readNode(node),
  });
  return (
    <FormDialog
      title={`Узел ${begun.name}`}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={theirs ? 'Сохранить мой вариант' : 'Сохранить'}
    >
      <FormField of={form} name="name">
        {(field) => (
          <TextField {...field} label="Название" required maxLength={100} autoComplete="off" data-autofocus />
        )}
      </FormField>
      <NodeFormFields form={form} />
      {theirs && (
        <ChangedMeanwhile
          title="Узел изменили, пока вы правили"
          before={shownFieldsOf(begun)}
          theirs={shownFieldsOf(theirs)}
          onAccept={() => accept(theirs)}
        />
      )}
    </FormDialog>
  );
}

async function readNode(node: ExchangeNode): Promise<ExchangeNode> {
  const { items } = await queryClient.fetchQuery({ ...exchangeNodesQuery(), staleTime: 0 });
  return items.find(({ id }) => id === node.id) ?? node;
}

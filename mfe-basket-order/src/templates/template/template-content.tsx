import type { getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { Panel, Skeleton, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { TemplateIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { lazy, Suspense, useMemo } from 'react';
import { SummaryColumns } from '../../common/summary-columns.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { SavingNote } from './saving-note.tsx';
import { liveRows } from './template-editor.ts';
import { TemplateHeader } from './template-header.tsx';
import { TemplateRows } from './template-rows.tsx';
import { TemplateSharing } from './template-sharing.tsx';
import { TemplateSummary } from './template-summary.tsx';
import { sumUp } from './template-sums.ts';
import { useTemplateEditor } from './use-template-editor.ts';

const AddOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "templates-lazy" */ './add-offer.tsx')).AddOffer,
}));

/** A template to be edited by its owner, to be read and copied by colleagues; into the basket by everybody. */
export function TemplateContent({ answer }: { readonly answer: CallAnswer<typeof getBasketTemplate> }) {
  const { template } = answer;
  const { editor, state } = useTemplateEditor(answer);
  const live = useMemo(() => liveRows(state.rows), [state.rows]);
  const sums = useMemo(() => sumUp(live), [live]);
  const isOwn = template.isOwn;
  return (
    <Stack gap={5}>
      <TemplateHeader template={template} settle={editor.settle} />
      {!isOwn && (
        <Notice>
          Этот шаблон ведёт {template.author}. Пользуйтесь им как есть или сделайте свою копию&nbsp;— её можно
          менять.
        </Notice>
      )}
      <SummaryColumns
        label="Итоги шаблона"
        aside={
          <>
            <TemplateSummary sums={sums} rowCount={live.length} />
            {isOwn && <TemplateSharing key={String(template.isShared)} template={template} />}
          </>
        }
        action={
          <ApplyBar
            template={template}
            settle={editor.settle}
            soldCount={live.length - sums.unsoldCount}
            totalKopecks={sums.totalKopecks}
          />
        }
      >
        {isOwn && (
          <Suspense
            fallback={
              <div aria-busy="true">
                <Skeleton height={126} />
              </div>
            }
          >
            <AddOffer editor={editor} />
          </Suspense>
        )}
        <Panel
          title="Товары"
          padding={0}
          actions={
            isOwn && <SavingNote saving={state.saving} failure={state.failure} onRetry={editor.flush} />
          }
        >
          {state.rows.length === 0 ? (
            <EmptyState compact icon={<TemplateIcon />} title="В шаблоне пока нет товаров">
              {isOwn
                ? 'Найдите их выше по артикулу или названию. Или отметьте товары в каталоге и нажмите «В шаблон».'
                : 'Когда они появятся, шаблон можно будет положить в корзину.'}
            </EmptyState>
          ) : (
            <TemplateRows rows={state.rows} editor={isOwn ? editor : undefined} />
          )}
        </Panel>
        {!isOwn && live.length > 0 && (
          <Text as="p" size="s" tone="subtle">
            Цены и&nbsp;наличие&nbsp;— на&nbsp;сегодня.
          </Text>
        )}
      </SummaryColumns>
    </Stack>
  );
}

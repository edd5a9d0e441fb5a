import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageFailure, usePageTitle } from '@shop/remote';
import { PageHeader, Skeleton, Stack } from '@shop/ui';
import { editedPromotionQuery } from './promotion-editing.queries.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionStateBadge } from './promotion-state.tsx';

const trail = [
  { label: 'Акции', to: '/actions/' },
  { label: 'Управление', to: '/actions/manage/' },
];

/** One promotion, to be written: a new one, or that of the address. */
export function PromotionEditor() {
  const { id } = useParams();
  return id === undefined ? <NewPromotion /> : <SavedPromotion key={id} id={idOf(id)} />;
}

function NewPromotion() {
  usePageTitle('Новая акция');
  return (
    <Stack gap={5}>
      <PageHeader
        title="Новая акция"
        breadcrumbs={[...trail, { label: 'Новая' }]}
        lead="Сохранится черновик: покупатели увидят акцию после публикации."
      />
      <PromotionForm promotion={undefined} />
    </Stack>
  );
}

function SavedPromotion({ id }: { readonly id: number }) {
  const promotion = useQuery(editedPromotionQuery(id));
  usePageTitle(promotion.data?.title);
  if (promotion.isPending) return <Skeleton height={640} />;
  if (!promotion.data)
    return (
      <PageFailure
        error={promotion.error}
        title="Не удалось загрузить акцию"
        missing={{
          label: 'Такой акции нет',
          text: 'Ссылка устарела, или в адресе опечатка.',
          link: { to: '/actions/manage/', label: 'Все акции' },
        }}
        retrying={promotion.isFetching}
        onRetry={() => void promotion.refetch()}
      />
    );
  const { title } = promotion.data;
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        breadcrumbs={[...trail, { label: title }]}
        actions={<PromotionStateBadge {...promotion.data} />}
      />
      <PromotionForm promotion={promotion.data} />
    </Stack>
  );
}

/** What is no number is no promotion's either: the server says so. */
function idOf(given: string): number {
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}

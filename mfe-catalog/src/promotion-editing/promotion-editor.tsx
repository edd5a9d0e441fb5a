import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { PageHeader, Skeleton, Stack } from '@shop/ui';
import { editedPromotionQuery } from './promotion-editing.queries.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionStateBadge } from './promotion-state.tsx';

const trail = [
  { label: 'Акции', to: '/actions/' },
  { label: 'Управление', to: '/actions/manage/' },
];

/** Edits the promotion of the URL, or drafts a new one. */
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
  return (
    <QueryStates
      query={promotion}
      scope="page"
      pending={<Skeleton height={640} />}
      failure="Не удалось загрузить акцию"
      missing={{
        label: 'Такой акции нет',
        text: 'Ссылка устарела, или в адресе опечатка.',
        link: { to: '/actions/manage/', label: 'Все акции' },
      }}
    >
      {(saved) => (
        <Stack gap={5}>
          <PageHeader
            title={saved.title}
            breadcrumbs={[...trail, { label: saved.title }]}
            actions={<PromotionStateBadge {...saved} />}
          />
          <PromotionForm promotion={saved} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** No promotion has this id, so the server answers a malformed one as not found. */
function idOf(given: string): number {
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}

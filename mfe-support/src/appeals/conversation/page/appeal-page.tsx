import { isForbidden } from '@shop/kit/page/is-forbidden';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { isNotFound, PageNotFound, usePageTitle } from '@shop/remote';
import { appealQuery } from '../../common/appeals.queries.ts';
import { NoRight } from '../../common/no-right.tsx';
import { RefusalModal, useLoadRefusal, useRefusal } from '../../common/refusal-modal.tsx';
import { AppealContent } from './appeal-content.tsx';
import { AppealSkeleton } from './appeal-skeleton.tsx';

/** One appeal with its conversation (§2), for both sides; an appeal of another company is not found. */
export function AppealPage() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new PageNotFound();
  return <AppealOf key={id} id={Number(id)} />;
}

function AppealOf({ id }: { id: number }) {
  const refusal = useRefusal();
  const appeal = useQuery({
    ...appealQuery(id),
    // The unread messages decide where it opens, so a cached answer is not enough.
    refetchOnMount: 'always',
    throwOnError: isNotFound,
  });
  const isKnown = appeal.data !== undefined && appeal.isFetchedAfterMount;
  usePageTitle(isKnown ? `Обращение № ${appeal.data?.appeal.number}` : undefined);
  useLoadRefusal(refusal, appeal, 'Не удалось загрузить обращение');
  return (
    <>
      {isForbidden(appeal.error) ? (
        <NoRight />
      ) : (
        <QueryStates
          query={{
            ...appeal,
            data: isKnown ? appeal.data : undefined,
            isPending: !isKnown && !appeal.isError,
          }}
          failure="Не удалось загрузить обращение"
          scope="page"
          pending={<AppealSkeleton />}
        >
          {(data) => <AppealContent appeal={data.appeal} refusal={refusal} />}
        </QueryStates>
      )}
      <RefusalModal of={refusal} />
    </>
  );
}

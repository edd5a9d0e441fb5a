import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { isNotFound, PageFailure, PageNotFound, usePageTitle } from '@shop/remote';
import { appealQuery } from '../../common/appeals.queries.ts';
import { isForbidden, NoRight } from '../../common/no-right.tsx';
import { RefusalModal, useRefusal, useRefusedLoad } from '../../common/refusal-modal.tsx';
import { AppealContent } from './appeal-content.tsx';
import { AppealSkeleton } from './appeal-skeleton.tsx';

/** One appeal with its conversation (§2), for both of its sides. Anybody else's is not found. */
export function AppealPage() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new PageNotFound();
  return <AppealOf key={id} id={Number(id)} />;
}

function AppealOf({ id }: { id: number }) {
  const refusal = useRefusal();
  const appeal = useQuery({
    ...appealQuery(id),
    // What is new in it decides where it opens: that is asked each time.
    refetchOnMount: 'always',
    throwOnError: isNotFound,
  });
  const isKnown = appeal.data !== undefined && appeal.isFetchedAfterMount;
  usePageTitle(isKnown ? `Обращение № ${appeal.data?.appeal.number}` : undefined);
  useRefusedLoad(refusal, appeal, 'Не удалось загрузить обращение');
  return (
    <>
      {isForbidden(appeal.error) ? (
        <NoRight />
      ) : isKnown && appeal.data ? (
        <AppealContent appeal={appeal.data.appeal} refusal={refusal} />
      ) : appeal.isError ? (
        <PageFailure
          error={appeal.error}
          title="Не удалось загрузить обращение"
          onRetry={() => void appeal.refetch()}
          retrying={appeal.isFetching}
        />
      ) : (
        <AppealSkeleton />
      )}
      <RefusalModal of={refusal} />
    </>
  );
}

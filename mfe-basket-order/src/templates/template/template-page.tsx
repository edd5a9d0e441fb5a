import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { isNotFound, PageFailure, usePageTitle } from '@shop/remote';
import { Skeleton, Stack } from '@shop/ui';
import { templateQuery } from '../../common/templates/template.queries.ts';
import { TemplateContent } from './template-content.tsx';

/** One template (§2): its products at today's prices. Another company's is not found. */
export function TemplatePage() {
  const { code = '' } = useParams();
  const { data, isPending, error, isFetching, refetch } = useQuery({
    ...templateQuery(code),
    throwOnError: isNotFound,
  });
  usePageTitle(data?.template.name);

  if (isPending) return <TemplateSkeleton />;
  if (!data)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить шаблон"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <TemplateContent key={data.template.id} answer={data} />;
}

function TemplateSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <Skeleton height={72} width="min(420px, 80%)" />
      <Skeleton height={68} />
      <Skeleton height={360} />
    </Stack>
  );
}

import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Skeleton, Stack } from '@shop/ui';
import { OfficeFrame } from '../common/office-frame.tsx';
import { ConsentCard } from './consent-card.tsx';
import { officeConsentsQuery } from './consents.queries.ts';
import { ErasureRequests } from './erasure-requests.tsx';
import { FoundConsents } from './found-consents.tsx';

/** `/office/consents/`: the texts that people agree to, and their requests for erasure. */
export function ConsentsPage() {
  const consents = useQuery(officeConsentsQuery());
  usePageTitle('Согласия');
  return (
    <OfficeFrame title="Согласия">
      <QueryStates
        query={consents}
        failure="Не удалось загрузить согласия"
        scope="part"
        pending={<Skeleton height={480} />}
      >
        {({ items, requests }) => (
          <Stack gap={4}>
            <ErasureRequests requests={requests} />
            <FoundConsents />
            {items.map((consent) => (
              <ConsentCard key={consent.kind} consent={consent} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}

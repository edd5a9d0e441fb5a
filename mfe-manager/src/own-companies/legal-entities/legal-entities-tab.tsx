import type { OwnCompany } from '@shop/contracts/manager/company';
import { countOf } from '@shop/domain/format/number';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Grid, Row, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import type { OwnTabProps } from '../common/own-tab.ts';
import { useIsImpersonated } from '../common/use-is-impersonated.ts';
import { AddCompanyButton } from './add-company-button.tsx';
import { CompanyCard } from './company-card.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "own-company-dialogs" */ './change-request-dialog.tsx'))
    .ChangeRequestDialog;
}

/** The user's legal entities: requisites, contracts and actions. */
export function LegalEntitiesTab({ companies }: OwnTabProps) {
  const isImpersonated = useIsImpersonated();
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [changed, setChanged] = useState<OwnCompany>();
  return (
    <Stack gap={4}>
      <Row justify="between">
        <Text tone="muted">{countOf(companies.length, 'компания', 'компании', 'компаний')}</Text>
        {!isImpersonated && <AddCompanyButton />}
      </Row>
      <Grid as="ul" min={440} gap={4} align="start" aria-label="Компании">
        {companies.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            isOpening={isPending && changed?.id === company.id}
            onRequest={() => {
              setChanged(company);
              ask();
            }}
          />
        ))}
      </Grid>
      {changed && Dialog && <Dialog company={changed} onClose={() => setChanged(undefined)} />}
    </Stack>
  );
}

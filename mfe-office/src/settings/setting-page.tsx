import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Skeleton } from '@shop/ui';
import { OfficeFrame } from '../common/office-frame.tsx';
import { SettingForm } from './setting-form.tsx';
import { settingQuery } from './settings.queries.ts';

/** `/office/settings/:name/`: the form of one setting. */
export function SettingPage() {
  const { name = '' } = useParams();
  const setting = useQuery(settingQuery(name));
  const title = setting.data?.title;
  usePageTitle(title);
  return (
    <OfficeFrame title={title ?? 'Настройка'}>
      <QueryStates
        query={setting}
        failure="Не удалось загрузить настройку"
        scope="part"
        missing={{
          label: 'Настройки нет',
          text: 'Такой настройки нет. Возможно, она есть в\u00a0более новом релизе.',
          link: { to: '/office/settings/', label: 'Все настройки' },
        }}
        pending={<Skeleton height={560} />}
      >
        {(data) => <SettingForm key={data.name} setting={data} />}
      </QueryStates>
    </OfficeFrame>
  );
}

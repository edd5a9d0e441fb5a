import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

export default { title: 'Page header' };

export const Full = () => (
  <PageHeader
    title="Перчатки"
    count={1240}
    lead="Рабочие перчатки со склада в Москве"
    breadcrumbs={[{ label: 'Каталог', to: '/catalog/' }, { label: 'Перчатки' }]}
    actions={<Button>Скачать</Button>}
  />
);

import { Breadcrumbs } from './breadcrumbs.tsx';

export default { title: 'Breadcrumbs' };

export const Path = () => (
  <Breadcrumbs
    items={[
      { label: 'Каталог', to: '/catalog/' },
      { label: 'Перчатки', to: '/catalog/perchatki/' },
      { label: 'Перчатки нитриловые' },
    ]}
  />
);

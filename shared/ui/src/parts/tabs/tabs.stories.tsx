import { Tabs } from './tabs.tsx';

export default { title: 'Tabs' };

export const Sections = () => (
  <Tabs
    label="Разделы финансов"
    tabs={[
      { to: '/', label: 'Баланс' },
      { to: '/finances/acts/', label: 'Акты сверки', count: 3 },
      { to: '/finances/schedule/', label: 'График платежей' },
      { to: '/finances/bonus/', label: 'Бонусы', disabled: true },
    ]}
  />
);

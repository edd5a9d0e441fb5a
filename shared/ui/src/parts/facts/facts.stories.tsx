import { Facts } from './facts.tsx';

export default { title: 'Facts' };

const facts = [
  { term: 'Материал', value: 'Нитрил' },
  { term: 'Размер', value: '9' },
  { term: 'Вес', value: '120 г' },
];

export const Rows = () => <Facts facts={facts} />;

export const Dots = () => <Facts facts={facts} layout="dots" />;

export const Stacked = () => <Facts facts={facts} layout="stack" />;

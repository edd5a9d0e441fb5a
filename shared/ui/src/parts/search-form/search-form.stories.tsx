import { useState } from 'react';
import { SearchForm } from './search-form.tsx';

export default { title: 'Search form' };

export function Search() {
  const [search, setSearch] = useState('перчатки');
  return <SearchForm label="Найти в заказах" search={search} onSearch={setSearch} />;
}

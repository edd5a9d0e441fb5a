import { useState } from 'react';
import { SuggestionField } from './suggestion-field.tsx';

export default { title: 'Suggestion field' };

const streets = ['Лесная улица', 'Ленинский проспект', 'Летниковская улица'];

export function Streets() {
  const [typed, setTyped] = useState('Ле');
  return (
    <SuggestionField
      label="Улица"
      listLabel="Подходящие улицы"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      suggestions={streets.filter((street) => street.startsWith(typed))}
      keyOf={(street) => street}
      renderSuggestion={(street) => street}
      isPending={false}
      emptyText="Ничего не нашлось"
      onTake={setTyped}
    />
  );
}

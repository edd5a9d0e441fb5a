import { SEARCH_DEBOUNCE_MS } from '@shop/domain/constants';
import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../core/text-field/text-field.tsx';

interface SearchFormProps {
  readonly label: string;
  /** The search in the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The field is the first of a dialog and gets the focus. */
  readonly isFirst?: boolean;
}

/** The search of a list: submits a second after typing (§9), or at once on Enter. */
export function SearchForm({ label, search, onSearch, isFirst = false }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    // The address has changed: by the search itself, «Сбросить» or the back button.
    setSeen(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const send = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() !== search) onSearch(typed.trim());
  }

  return (
    <form onSubmit={handleSubmit}>
      <TextField
        label={label}
        type="search"
        icon={<Search />}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        {...(isFirst ? { 'data-autofocus': true } : {})}
      />
    </form>
  );
}

import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { Modal, SkeletonText, Stack, Text } from '@shop/ui';
import { printListingUrl } from '../../common/listing-query/listing-url.ts';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { chosenTags } from '../facets/chosen-tags.ts';
import { countChosen } from '../facets/filter-choice.ts';
import { SaveFilterForm } from './save-filter-form.tsx';
import { savedFiltersQuery } from './saved-filters.queries.ts';
import { SavedFiltersList } from './saved-filters-list.tsx';

interface SavedFiltersDialogProps {
  readonly listing: AnsweredListing;
  readonly onClose: () => void;
}

/** The user's saved filters: open one, delete one, or save the current one. */
export function SavedFiltersDialog({ listing, onClose }: SavedFiltersDialogProps) {
  const { params, answer } = listing;
  const query = useQuery(savedFiltersQuery);
  const saved = query.data?.items;
  const chosen = chosenTags(answer.filter, params.filter).map(({ label }) => label);
  return (
    <Modal isOpen title="Мои фильтры" size="small" onClose={onClose}>
      <Stack gap={5}>
        {countChosen(params.filter) > 0 ? (
          <SaveFilterForm
            link={printListingUrl({ ...params, page: 1, view: undefined })}
            suggestion={[answer.breadcrumbs.at(-1)?.name, ...chosen].filter(Boolean).join(', ')}
            existingNames={saved?.map(({ name }) => name) ?? []}
          />
        ) : (
          <Text as="p" tone="muted">
            Выберите фильтры в&nbsp;каталоге, и&nbsp;здесь их можно будет сохранить.
          </Text>
        )}
        <QueryStates
          query={query}
          pending={<SkeletonText lines={3} />}
          failure="Не удалось загрузить сохранённые фильтры"
        >
          {({ items }) => <SavedFiltersList items={items} />}
        </QueryStates>
      </Stack>
    </Modal>
  );
}

import { Stack } from '../../core/layout/layout.tsx';
import { Pagination } from './pagination.tsx';

export default { title: 'Pagination' };

const navigation = { pageCount: 62, pageSize: 20, recordCount: 1240 };
const hrefFor = (page: number) => `/catalog/?PAGEN_1=${page}`;

export const Positions = () => (
  <Stack>
    <Pagination label="Первая страница" navigation={{ ...navigation, pageNumber: 1 }} hrefFor={hrefFor} />
    <Pagination label="Середина" navigation={{ ...navigation, pageNumber: 30 }} hrefFor={hrefFor} />
    <Pagination label="Последняя страница" navigation={{ ...navigation, pageNumber: 62 }} hrefFor={hrefFor} />
  </Stack>
);

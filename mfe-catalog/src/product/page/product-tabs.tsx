import { Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { type Tab, Tabs } from '@shop/ui/parts/tabs';
import { lazy, Suspense } from 'react';
import type { Product } from '../common/product.queries.ts';
import { type ProductTab, useProductParams } from '../common/use-product-params.ts';
import { ProductDescription } from './product-description.tsx';

const ProductAnalogs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related" */ './product-analogs.tsx')).ProductAnalogs,
}));
const ProductDocuments = lazy(async () => ({
  default: (await import(/* webpackChunkName: "about" */ './product-documents.tsx')).ProductDocuments,
}));
const ProductSpecifications = lazy(async () => ({
  default: (await import(/* webpackChunkName: "about" */ './product-specifications.tsx'))
    .ProductSpecifications,
}));
const ProductQuestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "questions" */ '../questions/product-questions.tsx'))
    .ProductQuestions,
}));

/** Tabs of a product, each with its own URL; the analogs of a product out of stock come first (§2). */
export function ProductTabs({ product }: { readonly product: Product }) {
  const { chosenTab, tabUrl } = useProductParams();
  const order = orderOf(product);
  const tab = chosenTab ?? order[0]!;
  return (
    <Stack gap={5} as="section" aria-label="О товаре">
      <Tabs
        label="О товаре"
        tabs={order.map((name, place) => ({
          // The first tab is the default and needs no parameter.
          to: tabUrl(place === 0 ? undefined : name),
          ...describe(name, product),
        }))}
      />
      <Suspense fallback={<TabSkeleton />}>
        <Panel tab={tab} product={product} />
      </Suspense>
    </Stack>
  );
}

function orderOf({ stockStatus, counts }: Product): readonly ProductTab[] {
  const isReplaced = !stockStatus.isInStock && counts.analogs > 0;
  return isReplaced
    ? ['analogs', 'description', 'specifications', 'documents', 'questions']
    : ['description', 'specifications', 'analogs', 'documents', 'questions'];
}

function describe(tab: ProductTab, { propertyGroups, counts, documents }: Product): Omit<Tab, 'to'> {
  switch (tab) {
    case 'description':
      return { label: 'Описание' };
    case 'specifications':
      return {
        label: 'Характеристики',
        count: propertyGroups.flatMap(({ properties }) => properties).length,
      };
    case 'analogs':
      return { label: 'Аналоги', count: counts.analogs };
    case 'documents':
      return { label: 'Документы', count: documents.length };
    case 'questions':
      return { label: 'Вопросы', count: counts.questions };
  }
}

function Panel({ tab, product }: { readonly tab: ProductTab; readonly product: Product }) {
  switch (tab) {
    case 'description':
      return <ProductDescription text={product.description} />;
    case 'specifications':
      return <ProductSpecifications product={product} />;
    case 'analogs':
      return <ProductAnalogs product={product} />;
    case 'documents':
      return <ProductDocuments documents={product.documents} />;
    case 'questions':
      return <ProductQuestions product={product} />;
  }
}

function TabSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Загружаем</VisuallyHidden>
      <Skeleton height={240} radius="l" />
    </div>
  );
}

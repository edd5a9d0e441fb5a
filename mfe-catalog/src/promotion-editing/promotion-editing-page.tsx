import { Route, Routes } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { NotFoundPage } from '@shop/remote';
import { EditedPromotions } from './edited-promotions.tsx';
import { PromotionEditor } from './promotion-editor.tsx';

/** `/actions/manage/`: managers draft, edit and publish promotions; other users get «not found». */
export function PromotionEditingPage() {
  const mayEdit = useIsAllowed('promotion.edit');
  if (!mayEdit) return <NotFoundPage />;
  return (
    <Routes>
      <Route index element={<EditedPromotions />} />
      <Route path="new/" element={<PromotionEditor key="new" />} />
      <Route path=":id/" element={<PromotionEditor key="saved" />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

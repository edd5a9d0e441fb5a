import { useParams } from '@shop/platform/router';
import { NotFoundPage, Slot, useFillers, usePageTitle } from '@shop/remote';
import { OfficeFrame } from '../common/office-frame.tsx';

/** `/office/section/:code/`: a section that another area offers. */
export function SectionPage() {
  const { code = '' } = useParams();
  const section = useFillers('office.section').find((filler) => filler.code === code);
  return section === undefined ? (
    <NotFoundPage />
  ) : (
    <OfferedSection code={code} title={section.title ?? code} />
  );
}

function OfferedSection({ code, title }: { code: string; title: string }) {
  usePageTitle(title);
  return (
    <OfficeFrame title={title}>
      <Slot name="office.section" only={code} />
    </OfficeFrame>
  );
}

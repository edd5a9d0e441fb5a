import type { AttachmentKind } from '@shop/contracts/support/attachments';
import {
  AttachmentIcon,
  DocumentIcon,
  NoPhotoIcon,
  PackageIcon,
  SpreadsheetIcon,
} from '@shop/ui/parts/icons';

const icons = {
  image: NoPhotoIcon,
  pdf: DocumentIcon,
  document: DocumentIcon,
  text: DocumentIcon,
  table: SpreadsheetIcon,
  archive: PackageIcon,
  other: AttachmentIcon,
} satisfies Record<AttachmentKind, unknown>;

/** What a file is, in a small drawing. */
export function KindIcon({ kind }: { readonly kind: AttachmentKind }) {
  const Icon = icons[kind];
  return <Icon />;
}

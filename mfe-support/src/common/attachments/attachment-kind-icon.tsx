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

/** The icon of a kind of file. */
export function AttachmentKindIcon({ kind }: { readonly kind: AttachmentKind }) {
  const Icon = icons[kind];
  return <Icon />;
}

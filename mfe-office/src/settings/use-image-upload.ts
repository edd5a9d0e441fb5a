import { uploadSettingImage } from '@shop/contracts/office/settings';
import { call, messageOf } from '@shop/platform/http';
import { useState } from 'react';

/** Uploads the image of a field and tells its id. A refusal stays until the next upload. */
export function useImageUpload(
  place: { readonly setting: string; readonly field: string },
  onUploaded: (id: string) => void,
) {
  const [isUploading, setIsUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function upload(file: File): Promise<void> {
    setIsUploading(true);
    setRefusal(undefined);
    try {
      onUploaded((await call(uploadSettingImage, { body: { ...place, file } })).id);
    } catch (failure) {
      setRefusal(messageOf(failure));
    } finally {
      setIsUploading(false);
    }
  }
  return { isUploading, refusal, upload, refuse: setRefusal };
}

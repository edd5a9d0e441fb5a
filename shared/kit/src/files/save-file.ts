/** Makes the browser save a blob under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers start the download asynchronously, so the URL must outlive this call.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
